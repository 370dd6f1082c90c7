import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCatalogue } from './catalogue.js';
import { REFERENCE_GAMES } from './catalogue/reference-games.js';
import { CASTS } from './scenes/casts.js';
import { MOTIFS, type MotifId } from './scenes/motifs.js';
import { THUMBNAIL_LIMIT, thumbnail } from './thumbnail.js';
import { svgErrors } from './well-formed.js';

const computeHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const REFERENCE_HASHES: Record<string, string> = JSON.parse(
  readFileSync(new URL('./reference-hashes.json', import.meta.url), 'utf8'),
);
const pictures = new Map(makeCatalogue().games.map((game) => [game, thumbnail(game)]));

// more than a thousand pictures are read, which takes a busy machine a while
describe('thumbnails', { timeout: 60_000 }, () => {
  it('are smaller than 12 KB, every one of them', () => {
    for (const [game, svg] of pictures)
      expect(Buffer.byteLength(svg), game.name).toBeLessThanOrEqual(THUMBNAIL_LIMIT);
  });

  it('are well-formed, with every reference resolved', () => {
    for (const [game, svg] of pictures) expect(svgErrors(svg), game.name).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  it('are the same at every drawing', () => {
    const drawn = [...pictures].filter(([game]) => game.popularity % 40 === 0);
    for (const [game, svg] of drawn) expect(thumbnail(game)).toBe(svg);
  });

  it('name their game', () => {
    const game = [...pictures.keys()].find(({ name }) => name.includes('&'))!;
    expect(pictures.get(game)).toContain(`aria-label="${game.name.replace('&', '&amp;')}"`);
  });

  it('of the drawn games are the design’s own pictures', () => {
    const hashes = Object.fromEntries(
      REFERENCE_GAMES.map((game) => [game.name, computeHash(thumbnail(game))]),
    );
    expect(hashes).toEqual(REFERENCE_HASHES);
  });

  it('can be made of every subject of every cast', () => {
    for (const motif of Object.keys(CASTS) as MotifId[]) {
      const drawn = MOTIFS[motif].compositions.length;
      for (let seed = drawn; seed < drawn + 12; seed++) {
        expect(
          svgErrors(thumbnail({ name: 'Harbour Nights', provider: 'tidewater', motif, seed })),
          `${motif} ${seed}`,
        ).toEqual([]);
      }
    }
  });
});
