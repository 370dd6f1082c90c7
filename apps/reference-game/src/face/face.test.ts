import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../texts.js';
import { faceIds, getFace, faces } from './face.js';
import { pictureUrl } from './pictures.js';
import { faceSymbols } from '@casino-kit/reference-games';

const built = v.parse(
  v.object({
    faces: v.array(
      v.object({
        id: v.string(),
        reelHue: v.number(),
        symbols: v.array(v.object({ id: v.string(), name: v.string() })),
      }),
    ),
  }),
  JSON.parse(
    readFileSync(new URL('../../../../tools/artwork/dist/faces/faces.json', import.meta.url), 'utf8'),
  ),
);

describe('faces', () => {
  it('match the artwork', () => {
    expect(built.faces.map(({ id }) => id).sort()).toEqual([...faceIds].sort());
  });

  it.each(faceIds)('%s has a different picture for every symbol, under its right name', (id) => {
    const face = faces[id];
    const drawn = built.faces.find((each) => each.id === id);
    const { text } = textsFor('en');
    expect(face.reelHue).toBe(drawn?.reelHue);
    const urls = faceSymbols.map((symbol) => pictureUrl(id, face.symbols[symbol].picture));
    expect(new Set(urls).size).toBe(faceSymbols.length);
    for (const { picture, name } of Object.values(face.symbols))
      expect(text(name)).toBe(drawn?.symbols.find((symbol) => symbol.id === picture)?.name);
    expect(pictureUrl(id, 'background')).not.toBe(pictureUrl(id, 'background-portrait'));
  });

  it('uses Tides for an unknown face', () => {
    expect(getFace('volcano').id).toBe('tides');
    expect(() => pictureUrl('tides', 'wild')).toThrow(RangeError);
  });
});
