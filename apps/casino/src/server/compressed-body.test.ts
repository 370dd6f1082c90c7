import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedBody } from './compressed-body.js';

const text = Array.from({ length: 2_000 }, (_, at) => `<li>${at} ${(at * 7_919) % 1_000}</li>`).join('');

describe('a compressed body', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is the same text in %s whenever it is sent, and smaller from the second time on',
    async (encoding, unpack) => {
      const body = compressedBody(Buffer.from(text));
      const first = await body.get(encoding);
      const second = await body.get(encoding);
      expect([first, second].map((sent) => unpack(sent).toString())).toEqual([text, text]);
      expect(second.length).toBeLessThan(first.length);
      expect(await body.get(encoding)).toBe(second);
    },
  );

  it('is sent as it is to those who accept no encoding', async () => {
    expect((await compressedBody(Buffer.from(text)).get(null)).toString()).toBe(text);
  });
});
