import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type LibraryManifest,
  partsOn,
  readLibrary,
  withOwnLinks,
} from '../../../.storybook/library-page/read-library.ts';
import { libraryNames } from './library-pages.js';

const libs = join(import.meta.dirname, '..', '..', '..', 'libs');
const readFacts = (name: string) => {
  const read = (file: string) => readFileSync(join(libs, name, file), 'utf8');
  return readLibrary(name, JSON.parse(read('package.json')) as LibraryManifest, read('README.md'));
};

describe('the facts of a library', () => {
  it.each(libraryNames())('of %s say what it is, how it is installed and in which layer it is', (name) => {
    const facts = readFacts(name);
    expect(facts.description).not.toBe('');
    expect(facts.readme.length).toBeGreaterThan(100);
    expect(facts.install).toMatch(new RegExp(`^npm install (.* )?@casino-kit/${name}( |$)`));
    expect(['domain', 'foundation', 'theme', 'tool']).toContain(facts.layer);
    expect(facts.entries).toContain(`@casino-kit/${name}`);
    // A link to a file of the repository leads nowhere in Storybook.
    expect(facts.readme).not.toMatch(/\]\((?!https?:|\?|#)/);
  });
  it('are the README’s own sentences on settings and events', () => {
    const { settings, events, install } = readFacts('loyalty');
    expect(settings).toContain('loyaltyLevelGroupSteps');
    expect(settings).not.toContain('Pictures');
    expect(events).toBe('- **Events**: none.');
    expect(install).toContain('@tanstack/react-query');
  });
});

describe('withOwnLinks', () => {
  it('leads to the pages of other libraries and leaves the web alone', () => {
    expect(withOwnLinks('[m](../money/README.md) [d](../../docs/a.md#b) [w](https://w.example)')).toBe(
      '[m](?path=/docs/money-about--docs) d [w](https://w.example)',
    );
  });
});

describe('partsOn', () => {
  const readme =
    '# x\n\n- **Settings**: a,\n  b.\n- **Other**: c.\n\n## Settings it reads\n\nd\n\n## Cost\n\ne\n';
  it('returns items and sections on a subject', () => {
    expect(partsOn(readme, /settings/i)).toBe('- **Settings**: a,\n  b.\n\nd');
  });
  it('returns null when there is nothing on it', () => {
    expect(partsOn(readme, /colours/i)).toBeNull();
  });
});
