import { describe, expect, it } from 'vitest';
import { fittingChroma, hueDistance, oklch } from './colour.js';

/** Lightness in OKLab of a hex colour, by the published matrices. */
function computeLightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

describe('oklch', () => {
  it('writes white, black and grey', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff');
    expect(oklch(0, 0, 0)).toBe('#000000');
    expect(oklch(0.6, 0, 210)).toMatch(/^#([0-9a-f]{2})\1\1$/);
  });

  it('keeps the lightness of every colour, also where the chroma does not fit', () => {
    for (let lightness = 0.15; lightness < 1; lightness += 0.1) {
      for (let hue = 0; hue < 360; hue += 15) {
        const colour = oklch(lightness, 0.3, hue);
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
        expect(Math.abs(computeLightness(colour) - lightness), `${lightness} ${hue} ${colour}`).toBeLessThan(
          0.012,
        );
      }
    }
  });

  it('lowers the chroma only where it must', () => {
    expect(fittingChroma(0.6, 0.05, 40)).toBe(0.05);
    expect(fittingChroma(0.9, 0.35, 260)).toBeLessThan(0.1);
  });
});

describe('hueDistance', () => {
  it('goes the short way round the circle', () => {
    expect(hueDistance(350, 10)).toBe(20);
    expect(hueDistance(10, 350)).toBe(20);
    expect(hueDistance(0, 180)).toBe(180);
    expect(hueDistance(-20, 340)).toBe(0);
  });
});
