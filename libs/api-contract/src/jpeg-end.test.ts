import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfJpeg } from './jpeg-end.js';

const maxPixels = 1_000;
const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const frame = (width: number, height: number) => segment(0xc0, 8, 0, height, 0, width, 1, 1, 0x11, 0);
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const more = segment(0xe2, 0x4d, 0x50, 0x46, 0);
const picture = [...start, ...frame(8, 8), ...scan, ...end];
const findEnd = (...parts: number[][]) => endOfJpeg(Uint8Array.from(parts.flat()), maxPixels);

describe('endOfJpeg', () => {
  it('is after the end mark of a whole picture, whatever follows', () => {
    expect(findEnd(picture)).toBe(picture.length);
    expect(findEnd(picture, [1, 2, 3])).toBe(picture.length);
    expect(findEnd(picture, picture)).toBe(picture.length);
  });
  it('reads filling bytes, marks without a length, and several scans', () => {
    const odd = [...start, 0xff, ...frame(8, 8), 0xff, 0x01, ...scan, ...scan, ...end];
    expect(findEnd(odd)).toBe(odd.length);
  });
  it('is after all pictures that the header announces', () => {
    const phone = [...start, ...more, ...frame(8, 8), ...scan, ...end];
    expect(findEnd(phone, picture, picture)).toBe(phone.length + 2 * picture.length);
    expect(findEnd(phone, picture, [1, 2, 3])).toBe(phone.length + picture.length);
  });
  it('does not exist for what is cut off or is no picture', () => {
    for (let length = 0; length < picture.length; length += 1)
      expect(findEnd(picture.slice(0, length)), String(length)).toBeNull();
    expect(findEnd(start, end)).toBeNull();
    expect(findEnd(start, frame(8, 8), end)).toBeNull();
    expect(findEnd(start, scan, end)).toBeNull();
    expect(findEnd([...picture].reverse())).toBeNull();
  });
  it('does not exist for a picture without size or with too many pixels', () => {
    const sized = (width: number, height: number) => findEnd(start, frame(width, height), scan, end);
    expect(sized(0, 8)).toBeNull();
    expect(sized(25, 40)).not.toBeNull();
    expect(sized(25, 41)).toBeNull();
  });
  it('is never beyond the file, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const found = endOfJpeg(Uint8Array.from([...start, ...bytes]), maxPixels);
        expect(found === null || found <= bytes.length + 2).toBe(true);
      }),
    );
  });
});
