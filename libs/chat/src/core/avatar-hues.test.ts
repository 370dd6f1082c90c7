import { describe, expect, it } from 'vitest';
import { toAvatarHues } from './avatar-hues.js';

const createId = (number: number) => `3f0c2a1e-7b4d-4c55-9a10-${number.toString(16).padStart(12, '0')}`;

describe('toAvatarHues', () => {
  it('returns the same colours for the same author', () => {
    expect(toAvatarHues(createId(7))).toEqual(toAvatarHues(createId(7)));
  });
  it('returns colours of their own for nearly all of 1,000 authors, however alike their ids', () => {
    const all = new Set(
      Array.from({ length: 1_000 }, (_, number) => JSON.stringify(toAvatarHues(createId(number)))),
    );
    expect(all.size).toBeGreaterThan(995);
  });
  it('returns angles and hues for any id', () => {
    for (const id of ['', '7', '🙂', 'x'.repeat(1_000)]) {
      const { from, to, angle } = toAvatarHues(id);
      for (const degrees of [from, to, angle]) expect(degrees >= 0 && degrees < 360, id).toBe(true);
    }
  });
});
