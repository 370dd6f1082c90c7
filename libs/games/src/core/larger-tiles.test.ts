import { expect, it } from 'vitest';
import { countLargerTiles } from './larger-tiles.js';

const counts = Array.from({ length: 60 }, (_, index) => index + 4);

it('fills rows of four and of two with tiles of one and of two places', () => {
  for (const tiles of counts) {
    const { doubles } = countLargerTiles(tiles);
    expect((tiles + doubles) % 4, `${tiles} tiles`).toBe(0);
    expect((tiles - doubles) % 2, `${tiles} tiles`).toBe(0);
  }
});
it('fills rows of three with thirds after whole rows of halves', () => {
  for (const tiles of counts) {
    const { halves } = countLargerTiles(tiles);
    expect(halves % 2, `${tiles} tiles`).toBe(0);
    expect((tiles - halves) % 3, `${tiles} tiles`).toBe(0);
  }
});
