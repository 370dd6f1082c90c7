import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readCatalogueFile } from './catalogue-file.js';

const folder = mkdtempSync(join(tmpdir(), 'casino-kit-catalogue-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (slug: string, name: string) => ({
  ...{ slug, name, provider: 'reef', kind: 'slots', motif: 'sea', seed: 1 },
  ...{ releaseDate: '2026-01-01', popularity: 1, bonusBuy: false, volatility: 2 },
});

describe('a catalogue file', () => {
  it('keeps the first game of each slug and names those that came again', () => {
    const games = [
      entry('one', 'One'),
      entry('two', 'Two'),
      entry('one', 'Another'),
      entry('one', 'A third'),
    ];
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ providers: [], games }));
    const file = readCatalogueFile(folder);
    expect(file?.games.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(file?.repeatedSlugs).toEqual(['one']);
  });

  it('is undefined when there is none', () => {
    expect(readCatalogueFile(folder)).toBeUndefined();
  });
});
