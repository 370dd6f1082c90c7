/** Degrees between two hues on the colour circle, 0–180. */
export function hueDistance(one: number, other: number): number {
  return Math.abs(((((one - other) % 360) + 540) % 360) - 180);
}

/** OKLCH to linear sRGB; components outside 0–1 lie outside the gamut. */
function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const outOfGamut = (rgb: readonly number[]): boolean =>
  rgb.some((value) => value < -0.0005 || value > 1.0005);

/**
 * The chroma that sRGB can show at this lightness and hue: the wanted one, lowered in steps until it fits.
 * @param lightness 0–1 @param chroma 0–0.4 @param hue degrees
 */
export function fittingChroma(lightness: number, chroma: number, hue: number): number {
  let fitting = chroma;
  while (fitting > 0 && outOfGamut(linearRgb(lightness, fitting, hue))) fitting -= 0.005;
  return fitting;
}

const gammaByte = (linear: number): string => {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

const known = new Map<string, string>();

/**
 * OKLCH as `#rrggbb`, chroma lowered until it fits sRGB. Lightness is kept, so every hue is equally light and a
 * wall of cards keeps one exposure.
 * @param lightness 0–1 @param chroma 0–0.4 @param hue degrees
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const key = `${lightness} ${chroma} ${hue}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const hex =
    '#' +
    linearRgb(lightness, fittingChroma(lightness, chroma, hue), hue)
      .map(gammaByte)
      .join('');
  known.set(key, hex);
  return hex;
}
