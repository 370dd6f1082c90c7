import { describe, expect, it } from 'vitest';
import { toCameraError } from './camera-error.js';

describe('toCameraError', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('reads %s as %s', (name, reason) => expect(toCameraError({ name })).toBe(reason));
  it('reads anything else as unsupported', () => {
    expect([undefined, null, 'NotAllowedError', 7].map(toCameraError)).toEqual(
      Array.from({ length: 4 }, () => 'unsupported'),
    );
  });
});
