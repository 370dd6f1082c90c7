import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readCatalogueFile } from './catalogue-file.js';

const folder = mkdtempSync(join(tmpdir(), 'casino-kit-catalogue-'));
afterEach(() => rmSync(join(folder, 'catalogue.json'), { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

  it('has only the games that this backend has a machine for', () => {
    const games = [
      entry('one', 'One'),
      { ...entry('two', 'Two'), kind: 'jackpots' },
      { ...entry('three', 'Three'), kind: 'live', motif: 'roulette' },
      { ...entry('four', 'Four'), kind: 'live', motif: 'cards' },
      { ...entry('five', 'Five'), kind: 'originals', motif: 'crash' },
      { ...entry('glass-dice', 'Glass Dice'), kind: 'originals', motif: 'dice' },
    ];
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ providers: [], games }));
    expect(readCatalogueFile(folder)?.games.map(({ slug }) => slug)).toEqual([
      'one',
      'two',
      'three',
      'glass-dice',
    ]);
  });

  it('is undefined when there is none', () => {
    expect(readCatalogueFile(folder)).toBeUndefined();
  });
});
