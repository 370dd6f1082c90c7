import { type Tokens } from './tokens.js';

/** A colour of the Design Tokens format: components from 0 to 1, `hex` without the alpha. */
export interface DesignColour {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha: number;
  hex: string;
}
export interface DesignDimension {
  value: number;
  unit: 'px' | 'rem';
}

/** A token of the Design Tokens format; a reference to another, `{semantic.color.page}`, has the type of that one. */
export interface DesignToken {
  $type?: string;
  $value: unknown;
  $description?: string;
}

/**
 * A file of the Design Tokens format, version 2025.10: tokens by tier, group and name. `$extensions` has the values of CSS
 * that the format cannot express, such as pictures and radial gradients, by the path of their token.
 */
export interface DesignTokens {
  [tier: string]: unknown;
  $extensions: { [cssExtension]: Record<string, string> };
}

/** The key of what only CSS can express. */
export const cssExtension = 'example.casino-kit.css';

const reference = /^\{[^{}]+\}$/;
/** Numbers as CSS writes them: `.40`, `-180`. */
const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;

/** Returns a colour of `#RRGGBB` or `rgb(R G B / A)`, or a reference, or null for anything else. */
function toColour(css: string): DesignColour | string | null {
  if (reference.test(css)) return css;
  const hex = /^#([\da-f]{6})$/i.exec(css)?.[1];
  const rgb = new RegExp(`^rgb\\((\\d+) (\\d+) (\\d+)(?: / (${number}))?\\)$`).exec(css);
  const bytes = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : rgb?.slice(1, 4).map(Number);
  const [red, green, blue] = bytes ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  const part = (byte: number) => Number((byte / 255).toFixed(5));
  return {
    colorSpace: 'srgb',
    components: [part(red), part(green), part(blue)],
    alpha: rgb?.[4] === undefined ? 1 : Number(rgb[4]),
    hex: `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** Returns a length in px or rem, or a reference. A bare 0 is 0 px; `em` and per cent are no lengths of the format. */
function toDimension(css: string): DesignDimension | string | null {
  if (reference.test(css)) return css;
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = new RegExp(`^(${number})(px|rem)$`).exec(css) ?? [];
  return value === undefined ? null : { value: Number(value), unit: unit as 'px' | 'rem' };
}

/** Splits at a sign that is in no brackets. */
const outside = (css: string, sign: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of css) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** Reads `inset 0 10px 24px -10px rgb(0 0 0 / .65)`. */
function toShadow(css: string): unknown {
  if (outside(css, ',').length > 1) return null;
  const parts = outside(css, ' ');
  const inset = parts[0] === 'inset';
  const [offsetX, offsetY, blur, ...rest] = inset ? parts.slice(1) : parts;
  const [spread, colour] = rest.length === 1 ? ['0', rest[0]] : rest;
  const lengths = [offsetX, offsetY, blur, spread].map((length) => toDimension(length ?? ''));
  const color = toColour(colour ?? '');
  if (lengths.includes(null) || color === null || rest.length > 2) return null;
  const [x, y, blurred, spreading] = lengths;
  return { color, offsetX: x, offsetY: y, blur: blurred, spread: spreading, inset };
}

/** Reads `1px solid {semantic.color.line}`. */
function toBorder(css: string): unknown {
  const [first = '', style, colour = ''] = outside(css, ' ');
  const [width, color] = [toDimension(first), toColour(colour)];
  return width === null || color === null ? null : { width, style, color };
}

/** Reads the stops of a linear gradient, evenly spread. The format has no direction. */
function toGradient(css: string): unknown {
  const [, inner = ''] = /^linear-gradient\((.*)\)$/.exec(css) ?? [];
  const [, ...stops] = outside(inner, ',');
  const colours = stops.map(toColour);
  if (colours.length < 2 || colours.includes(null)) return null;
  return colours.map((color, index) => ({ color, position: index / (colours.length - 1) }));
}

const families = (css: string) => outside(css, ',').map((family) => family.replace(/^'(.*)'$/, '$1'));
const bezier = (css: string) => {
  const [, inner] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
  return inner === undefined ? null : inner.split(',').map(Number);
};
const duration = (css: string) => {
  const [, value, unit] = /^(\d+)(ms|s)$/.exec(css) ?? [];
  return value === undefined ? null : { value: Number(value), unit };
};
const figure = (css: string) => (new RegExp(`^${number}$`).test(css) ? Number(css) : null);

const readers: Readonly<Record<string, (css: string) => unknown>> = {
  color: toColour,
  dimension: toDimension,
  shadow: toShadow,
  border: toBorder,
  gradient: toGradient,
  fontFamily: families,
  fontWeight: figure,
  cubicBezier: bezier,
  duration,
  number: figure,
};

/** Returns a token of the format, or null if the format cannot express its value. */
function toToken(type: string | undefined, css: string): DesignToken | null {
  if (reference.test(css)) return { $value: css };
  // An asset is whatever the theme says: a picture, a number, a length.
  const types = type === undefined || type === 'asset' ? ['color', 'dimension', 'number'] : [type];
  for (const $type of types) {
    const $value = readers[$type]?.(css) ?? null;
    if ($value !== null) return { $type, $value };
  }
  return null;
}

/**
 * Returns tokens in the Design Tokens format, version 2025.10, for design tools. `describe` returns what a token is for, by
 * its path.
 */
export function toDesignTokens(
  tokens: Tokens,
  describe: (path: string) => string | undefined = () => undefined,
): DesignTokens {
  const file: DesignTokens = { $extensions: { [cssExtension]: {} } };
  for (const [tier, groups] of Object.entries(tokens)) {
    const tierOfFile: Record<string, Record<string, DesignToken>> = {};
    for (const [group, members] of Object.entries(groups))
      for (const [name, { $type, $value }] of Object.entries(members)) {
        const path = `${tier}.${group}.${name}`;
        const token = toToken($type, $value);
        const $description = describe(path);
        if (token === null) file.$extensions[cssExtension][path] = $value;
        else
          (tierOfFile[group] ??= {})[name] = {
            ...token,
            ...($description !== undefined && { $description }),
          };
        // A direction that the format lacks is kept beside the stops.
        if (token?.$type === 'gradient') file.$extensions[cssExtension][path] = $value;
      }
    file[tier] = tierOfFile;
  }
  return file;
}
