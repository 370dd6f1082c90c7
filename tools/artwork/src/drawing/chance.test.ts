import { describe, expect, it } from 'vitest';
import { hashText, seededRandom, shuffled } from './chance.js';

describe('seeded chance', () => {
  it('gives the same numbers for the same seed', () => {
    const draw = (seed: number): number[] => {
      const random = seededRandom(seed);
      return Array.from({ length: 50 }, () => random());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('hashes as FNV-1a does', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
  });

  it('shuffles without losing or changing anything', () => {
    const list = Array.from({ length: 40 }, (_, i) => i);
    const mixed = shuffled(list, 'key');
    expect(mixed).not.toEqual(list);
    expect([...mixed].sort((one, other) => one - other)).toEqual(list);
    expect(shuffled(list, 'key')).toEqual(mixed);
  });
});
