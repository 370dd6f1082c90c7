import { resolveToken, type Tokens } from './tokens.js';

type Colour = [red: number, green: number, blue: number, alpha: number];

function parseColour(value: string): Colour {
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex) return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).concat(1) as Colour;
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (!rgb) throw new Error(`Not a colour: ${value}. Write #RRGGBB or rgb(R G B / A).`);
  return rgb.slice(1).map(Number) as Colour;
}

const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
  r * a + R * (1 - a),
  g * a + G * (1 - a),
  b * a + B * (1 - a),
  1,
];
/** Returns the relative luminance of a colour (WCAG 2.2), 0 to 1. */
const luminance = ([r, g, b]: Colour): number => {
  const linear = [r, g, b]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};

/** Returns the WCAG 2.2 contrast of two colours, 1 to 21; a translucent foreground is blended with the background. */
function contrast(foreground: string, background: string): number {
  const ground = parseColour(background);
  const [light = 0, dark = 0] = [luminance(over(parseColour(foreground), ground)), luminance(ground)].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['page', 'surface-sunken', 'surface-raised', 'surface-overlay', 'surface-hover'];

export interface ContrastPair {
  /** Names of colour tokens: `text`, `on-primary`. */
  foreground: string;
  background: string;
  /** The theme's values of both: `#12161C`. */
  foregroundColour: string;
  backgroundColour: string;
  /** The minimum that WCAG 2.2 AA requires. */
  least: number;
  /** The contrast of the theme's values, 1 to 21. */
  ratio: number;
}

/** Pairs of colour tokens that meet on a screen, and the minimum contrast of each: 4.5 text, 3 controls and focus. */
const contrastPairs: readonly Pick<ContrastPair, 'foreground' | 'background' | 'least'>[] = [
  ...grounds.flatMap((ground) =>
    [
      'text',
      'text-secondary',
      'text-link',
      'danger',
      'success',
      'warning',
      'accent',
      'money-positive',
      'money-negative',
    ].map((text) => ({ foreground: text, background: ground, least: 4.5 })),
  ),
  ...['page', 'surface-sunken', 'surface-raised'].map((ground) => ({
    foreground: 'text-disabled',
    background: ground,
    least: 4.5,
  })),
  ...['page', 'surface-sunken', 'surface-raised'].map((ground) => ({
    foreground: 'line-control',
    background: ground,
    least: 3,
  })),
  ...grounds.map((ground) => ({ foreground: 'focus', background: ground, least: 3 })),
  ...['primary', 'primary-end'].flatMap((ground) => [
    { foreground: 'on-primary', background: ground, least: 4.5 },
  ]),
  ...['primary'].map((colour) => ({ foreground: colour, background: 'surface-raised', least: 3 })),
  { foreground: 'on-primary-soft', background: 'primary-soft', least: 4.5 },
  { foreground: 'on-accent', background: 'accent', least: 4.5 },
  { foreground: 'accent', background: 'accent-soft', least: 4.5 },
];

/** Returns every pair of a theme with the contrast of its tokens. */
export function getContrastPairs(tokens: Tokens): ContrastPair[] {
  return contrastPairs.map((pair) => {
    const foregroundColour = resolveToken(tokens, `semantic.color.${pair.foreground}`);
    const backgroundColour = resolveToken(tokens, `semantic.color.${pair.background}`);
    const ratio = contrast(foregroundColour, backgroundColour);
    return { ...pair, foregroundColour, backgroundColour, ratio };
  });
}

/** Returns whether a theme is light or dark, by its page: the value of `color-scheme`. */
export function getColorScheme(tokens: Tokens): 'light' | 'dark' {
  return luminance(parseColour(resolveToken(tokens, 'semantic.color.page'))) > 0.5 ? 'light' : 'dark';
}
