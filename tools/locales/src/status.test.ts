import { afterEach, beforeEach, expect, it } from 'vitest';
import { markChanges, readStale, unmarkedTexts } from './staleness.ts';
import { getStatus } from './status.ts';
import { formatTable } from './table.ts';
import { createTextsWorkspace, type TextsWorkspace } from './texts-workspace.ts';

let workspace: TextsWorkspace;
const file = 'libs/bonuses/src/locales/en.json';
beforeEach(() => {
  workspace = createTextsWorkspace();
  workspace.write('tools/locales/lengths.json', { 'bonuses.play': 8 });
  workspace.write(
    'docs/languages/de.md',
    '## Glossary\n\n| English | German | Forms |\n| - | - | - |\n| free spins | Freispiele | Freispiel |\n\n## More\n',
  );
  workspace.write(file, {
    'bonuses.title': 'Free spins of {{brand}}',
    'bonuses.spins_one': '{{count}} free spin',
    'bonuses.spins_other': '{{count}} free spins',
    'bonuses.play': 'Play now',
    'bonuses.close': 'Close',
    'bonuses.more': '{{free spins}} more',
  });
  workspace.write('libs/bonuses/src/locales/de.json', {
    'bonuses.title': 'Gratisdrehungen',
    'bonuses.spins_one': '{{count}} Freispiel',
    'bonuses.spins_few': '{{count}} Freispiele',
    'bonuses.play': 'Jetzt spielen',
    'bonuses.more': '{{free spins}} mehr',
  });
});
afterEach(() => workspace.remove());

it('counts what a language lacks and what is wrong, by project', () => {
  const rows = getStatus(workspace.root, ['de']);
  expect(rows).toEqual([
    {
      ...{ code: 'de', group: 'bonuses', texts: 6, missing: 1, stale: 0 },
      ...{ placeholder: 1, plural: 2, glossary: 1, length: 1 },
    },
  ]);
  expect(formatTable(rows).split('\n')).toEqual([
    'code  group    texts  missing  stale  placeholder  plural  glossary  length',
    'de    bonuses      6        1      0            1       2         1       1',
  ]);
});

it('marks changed English texts as stale in the languages that did not change with them', () => {
  workspace.write('libs/bonuses/src/locales/ar.json', {});
  markChanges(workspace.root);
  expect(unmarkedTexts(workspace.root)).toEqual([]);
  workspace.write(file, { 'bonuses.play': 'Play', 'bonuses.new': 'New' });
  expect(unmarkedTexts(workspace.root)).toEqual(
    expect.arrayContaining([`${file}:bonuses.play`, `${file}:bonuses.new`, `${file}:bonuses.title`]),
  );
  expect(markChanges(workspace.root, ['ar'])).toEqual([`${file}:bonuses.play`]);
  expect(readStale(workspace.root)).toEqual({ [file]: { 'bonuses.play': ['de'] } });
  expect(unmarkedTexts(workspace.root)).toEqual([]);
});
