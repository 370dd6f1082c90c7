import { describe, expect, it } from 'vitest';
import { faceSymbols } from '@casino-kit/reference-games';
import { makeCatalogue } from './catalogue.js';
import { slotBackground } from './slot-backgrounds.js';
import { slotPreview } from './slot-preview.js';
import { SLOT_FACES, slotSymbol, type SlotFace, type SlotFaceId } from './slot-symbols.js';
import { svgErrors } from './well-formed.js';

const FACES = Object.keys(SLOT_FACES) as SlotFaceId[];

describe.each(FACES)('the slot face %s', (face) => {
  const symbols = faceSymbols.map((id) => slotSymbol(face, id));

  it('has eight paying symbols and a scatter, all different, named and small', () => {
    expect(new Set(symbols).size).toBe(9);
    const named: SlotFace = SLOT_FACES[face];
    expect(new Set(faceSymbols.map((id) => named.symbols[id].name)).size).toBe(9);
    for (const svg of symbols) {
      expect(svg).toContain('viewBox="0 0 160 160"');
      expect(svgErrors(svg)).toEqual([]);
      expect(Buffer.byteLength(svg)).toBeLessThan(6 * 1024);
    }
  });

  it('can put all its symbols on one page without ids in common', () => {
    const ids = symbols.flatMap((svg) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has backgrounds and previews for wide and for upright screens', () => {
    expect(slotBackground(face, 1600, 900)).toContain('viewBox="0 0 1600 900"');
    expect(slotBackground(face, 900, 1600)).toContain('viewBox="0 0 900 1600"');
    for (const svg of [
      slotBackground(face, 1600, 900),
      slotBackground(face, 900, 1600),
      slotPreview(face, false),
      slotPreview(face, true),
    ]) {
      expect(svgErrors(svg)).toEqual([]);
      expect(Buffer.byteLength(svg)).toBeLessThan(48 * 1024);
    }
  });
});

describe('the slot faces', () => {
  it('dress every motif of slots exactly once', () => {
    const dressed = Object.values(SLOT_FACES).flatMap((face: SlotFace) => face.motifs);
    expect(new Set(dressed).size).toBe(dressed.length);
    for (const { kind, motif, name } of makeCatalogue().games) {
      if (kind === 'slots' || kind === 'jackpots') expect(dressed, name).toContain(motif);
    }
  });
});
