import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import covered from '../../apps/casino-e2e/journeys.json' with { type: 'json' };
import { coveredJourneys } from './covered-journeys.mjs';
import { readManifest, publishableLibraries, root } from './packing.ts';

describe('coveredJourneys', () => {
  it('returns the journeys of a changed domain library and those that always run', () => {
    expect(coveredJourneys(['libs/cashback/src/index.ts', 'libs/cashback/README.md'], covered)).toEqual([
      'journey.spec',
      'navigation.spec',
      'pages.spec',
      'rewards.spec',
      'rewards-calendar.spec',
      'languages.spec',
    ]);
  });
  it.each(['libs/session/src/index.ts', 'apps/casino/src/app/app.tsx', 'package-lock.json', 'nx.json'])(
    'returns all journeys when %s has changed',
    (path) => expect(coveredJourneys(['libs/cashback/src/index.ts', path], covered)).toBeNull(),
  );
});

describe('journeys.json', () => {
  it('has every domain library', () => {
    const domains = [...publishableLibraries().values()]
      .map((folder) => readManifest(folder))
      .filter(({ nx }) => nx?.tags?.includes('type:domain'))
      .map(({ name }) => name);
    expect(Object.keys(covered).filter((name) => name !== 'always')).toEqual(domains.sort());
  });
  it('names only spec files that exist', () => {
    const missing = Object.values(covered)
      .flat()
      .filter((spec) => !existsSync(join(root, 'apps/casino-e2e/src', `${spec}.ts`)));
    expect(missing).toEqual([]);
  });
});
