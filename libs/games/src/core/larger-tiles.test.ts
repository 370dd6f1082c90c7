import { expect, it } from 'vitest';
import { countLargerTiles } from './larger-tiles.js';

const counts = Array.from({ length: 60 }, (_, index) => index + 4);

it('fills rows of four with quarters after whole rows of halves and of thirds, of which there are some', () => {
  for (const tiles of counts) {
    const { halves, thirds } = countLargerTiles(tiles).fours;
    expect(halves % 2, `${tiles} tiles`).toBe(0);
    expect(thirds % 3, `${tiles} tiles`).toBe(0);
    expect((tiles - halves - thirds) % 4, `${tiles} tiles`).toBe(0);
    expect(halves + thirds, `${tiles} tiles`).toBeGreaterThan(0);
  }
});
it('fills rows of three with thirds after whole rows of halves', () => {
  for (const tiles of counts) {
    const { halves } = countLargerTiles(tiles).threes;
    expect(halves % 2, `${tiles} tiles`).toBe(0);
    expect((tiles - halves) % 3, `${tiles} tiles`).toBe(0);
  }
});
it('fills rows of two with halves after one or two whole rows', () => {
  for (const tiles of counts) {
    const { wholes } = countLargerTiles(tiles).twos;
    expect([1, 2], `${tiles} tiles`).toContain(wholes);
    expect((tiles - wholes) % 2, `${tiles} tiles`).toBe(0);
  }
});
