import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClientSeed } from './client-seed.js';
import { fairDraw, hashServerSeed, newServerSeed } from './fair-draw.js';

const serverSeed = 'ab'.repeat(32);

/** The same numbers with the hashes of Node.js. */
function drawNumbers(clientSeed: string, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    createHmac('sha256', serverSeed)
      .update(`${clientSeed}:${Math.floor(index / 8)}`)
      .digest()
      .readUInt32BE((index % 8) * 4),
  );
}

describe('a server seed', () => {
  it('is 64 hexadecimal digits, and never the same', () => {
    expect(newServerSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newServerSeed()).not.toBe(newServerSeed());
  });
  it('has the SHA-256 of its text as its hash', () => {
    expect(hashServerSeed(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
  });
});

describe('a client seed', () => {
  it.each(['a', 'Lucky 7!', 'x'.repeat(64)])('can be %s', (text) => expect(isClientSeed(text)).toBe(true));
  it.each(['', 'x'.repeat(65), 'ü', 'a\nb', '\u202e', '😀'])('cannot be %j', (text) =>
    expect(isClientSeed(text)).toBe(false),
  );
});

describe('fairDraw', () => {
  it('draws the numbers of HMAC-SHA256, eight of each hash, across hashes', () => {
    const draw = fairDraw({ serverSeed, clientSeed: 'lucky' });
    const below = 4_294_967_295;
    const expected = drawNumbers('lucky', 40).filter((number) => number < below);
    expect(expected.map(() => draw(below))).toEqual(expected);
  });
  it('gives the same draws for the same seeds, and others for another client seed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,64}$/), (clientSeed) => {
        const seeds = { serverSeed, clientSeed };
        const many = (of: typeof seeds) => {
          const draw = fairDraw(of);
          return Array.from({ length: 20 }, () => draw(1_000_000));
        };
        expect(many(seeds)).toEqual(many(seeds));
        expect(many(seeds)).not.toEqual(many({ ...seeds, clientSeed: `${clientSeed}'` }));
      }),
    );
  });
  it('leaves out the numbers of the incomplete range', () => {
    // Below 3 × 2³⁰ a quarter of all numbers is left out.
    const below = 3 * 2 ** 30;
    const draw = fairDraw({ serverSeed, clientSeed: 'lucky' });
    const expected = drawNumbers('lucky', 64).filter((number) => number < below);
    expect(expected.length).toBeLessThan(64);
    expect(expected.map(() => draw(below))).toEqual(expected);
  });
  it('draws every number of a wheel about equally often', () => {
    const rounds = 37_000;
    const counts = Array.from({ length: 37 }, () => 0);
    for (let round = 0; round < rounds; round += 1) {
      const number = fairDraw({ serverSeed, clientSeed: String(round) })(37);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const expected = rounds / 37;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 36 degrees of freedom: 99.99 per cent of fair wheels are below 80.
    expect(chiSquare).toBeLessThan(80);
  });
  it.each([0, -1, 1.5, 2 ** 32, Number.NaN])('draws nothing below %s', (below) => {
    expect(() => fairDraw({ serverSeed, clientSeed: 'a' })(below)).toThrow(
      new RangeError(`cannot draw below ${below}`),
    );
  });
  it('draws the only number below 1, and uses one up', () => {
    const draw = fairDraw({ serverSeed, clientSeed: 'lucky' });
    expect(draw(1)).toBe(0);
    expect(draw(1_000)).toBe((drawNumbers('lucky', 2)[1] ?? 0) % 1_000);
  });
});
