import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTheme } from '../build/build-theme.js';
import { baseTokens } from './base-tokens.js';
import {
  cssExtension,
  type DesignColour,
  type DesignDimension,
  type DesignToken,
  toDesignTokens,
} from './design-tokens.js';
import { toCustomProperty, tokenAt, tokenPaths, type Tokens } from './tokens.js';

const libs = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => JSON.parse(readFileSync(join(libs, file), 'utf8')) as Tokens;
const themes = [
  ['harbour', read('theme-kit/src/core/harbour-tokens.test.json')],
  ['curacao', read('ui-theme-curacao/src/tokens.json')],
  ['lulu', read('ui-theme-lulu/src/tokens.json')],
] as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'design-tokens-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a theme and returns its custom properties with their references resolved. */
async function customProperties(name: string, tokens: Tokens): Promise<(property: string) => string> {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', JSON.stringify({ name: `theme-${name}` }));
  write('src/tokens.json', JSON.stringify(tokens));
  for (const path of tokenPaths(tokens)) {
    const [, file] = /url\('\.\/(.+)'\)/.exec(tokenAt(tokens, path)?.$value ?? '') ?? [];
    if (file !== undefined) write(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  await buildTheme(folder);
  const css = readFileSync(join(folder, 'dist', 'styles.css'), 'utf8').replace(
    /@media[^{]*\{[\s\S]*?\n\}\n/g,
    '',
  );
  const declared = new Map(
    [...css.matchAll(/^ {2}(--[\w-]+): (.+?);$/gm)].map(([, property = '', value = '']) => [property, value]),
  );
  const resolve = (property: string): string =>
    (declared.get(property) ?? `${property} is missing`).replace(/var\((--[\w-]+)\)/g, (_, other: string) =>
      resolve(other),
    );
  return resolve;
}

/** Writes a value of the format as CSS, with references resolved in the file. */
function toCss(file: object, value: unknown): string {
  if (typeof value === 'string' && value.startsWith('{')) {
    const token = value
      .slice(1, -1)
      .split('.')
      .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], file) as DesignToken;
    return toCss(file, token.$value);
  }
  if (typeof value !== 'object' || value === null) return String(value);
  if ('components' in value) {
    const { components, alpha } = value as DesignColour;
    return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
  }
  if ('unit' in value) return `${(value as DesignDimension).value}${(value as DesignDimension).unit}`;
  const css = (part: unknown) => toCss(file, part);
  if ('offsetX' in value) {
    const { inset, offsetX, offsetY, blur, spread, color } = value as Record<string, unknown>;
    return [...(inset === true ? ['inset'] : []), ...[offsetX, offsetY, blur, spread, color].map(css)].join(
      ' ',
    );
  }
  if ('style' in value) {
    const { width, style, color } = value as Record<string, unknown>;
    return [css(width), style, css(color)].join(' ');
  }
  if (!Array.isArray(value)) throw new Error(`unknown value ${JSON.stringify(value)}`);
  if (typeof value[0] === 'number') return `cubic-bezier(${value.join(', ')})`;
  if (typeof value[0] === 'string') return value.join(', ');
  return value.map(({ color }: { color: unknown }) => css(color)).join(', ');
}

/** Writes what is the same in CSS in one way. */
function canonical(css: string): string {
  return css
    .replace(/^linear-gradient\([^,]+, (.*)\)$/, '$1')
    .replace(
      /#([\da-f]{6})\b/gi,
      (_, hex: string) =>
        `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')} / 1)`,
    )
    .replace(/rgb\((\d+ \d+ \d+)\)/g, 'rgb($1 / 1)')
    .replaceAll("'", '')
    .replace(/(?<![\w.#-])(-?\d*\.?\d+)(?=px|em|ms|[\s,)]|$)/g, (figure) => String(Number(figure)))
    .replace(/(?<=^|\s)0(?=\s)/g, '0px')
    .replace(
      /^(inset )?(\S+ \S+ \S+) (rgb\()/,
      (_, inset = '', lengths: string, colour: string) => `${inset as string}${lengths} 0px ${colour}`,
    );
}
const isShadow = (css: string) => /^(inset )?(-?[\d.]+(px)? ){3}/.test(css);
const same = (css: string) =>
  isShadow(css) ? canonical(css) : canonical(css).replace(/(?<=^|\s)0px(?=\s)/g, '0');

describe('toDesignTokens', () => {
  it.each(themes)('of %s has the values of the custom properties that are built', async (name, tokens) => {
    const property = await customProperties(name, tokens);
    const all = { ...tokens, ...baseTokens };
    const file = toDesignTokens(all);
    const onlyCss = file.$extensions[cssExtension];
    for (const path of tokenPaths(all)) {
      const [tier = '', group = '', member = ''] = path.split('.');
      const token = (file as unknown as Record<string, Record<string, Record<string, DesignToken>>>)[tier]?.[
        group
      ]?.[member];
      const built = property(toCustomProperty(path));
      if (token === undefined) expect(onlyCss, path).toHaveProperty([path]);
      else expect(`${path}: ${same(toCss(file, token.$value))}`).toBe(`${path}: ${same(built)}`);
    }
  });
  it('loses nothing: what the format cannot express stays as CSS', () => {
    const file = toDesignTokens(themes[1][1]);
    expect(file.$extensions[cssExtension]).toMatchObject({
      'semantic.tracking.display': '-.02em',
      'component.art.mark': "url('./art/mark.svg')",
    });
    expect(
      Object.keys(file.$extensions[cssExtension]).filter((path) => path.startsWith('semantic.color')),
    ).toEqual([]);
  });
  it('writes values as the format of 2025.10 has them', () => {
    const one = ($type: string, $value: string) =>
      (
        toDesignTokens({ a: { b: { c: { $type, $value } } } })['a'] as Record<
          string,
          Record<string, DesignToken>
        >
      )['b']?.['c'];
    expect(one('color', '#FF7A7A')).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 0.47843, 0.47843], alpha: 1, hex: '#ff7a7a' },
    });
    expect(one('dimension', '12px')).toEqual({ $type: 'dimension', $value: { value: 12, unit: 'px' } });
    expect(one('duration', '80ms')).toEqual({ $type: 'duration', $value: { value: 80, unit: 'ms' } });
    expect(one('fontFamily', "'Sora Variable', sans-serif")).toEqual({
      $type: 'fontFamily',
      $value: ['Sora Variable', 'sans-serif'],
    });
    expect(one('color', '{palette.ink.900}')).toEqual({ $value: '{palette.ink.900}' });
    expect(one('asset', 'url(x.svg)')).toBeUndefined();
    expect(one('color', 'midnight')).toBeUndefined();
  });
});
