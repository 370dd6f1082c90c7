import { fromBuffer } from '@capsizecss/unpack';
import { readFile } from 'node:fs/promises';
import type { Tokens } from '../core/tokens.js';

interface SystemFont {
  /** In the name of the fallback family. */
  name: string;
  /** Names under which systems install the regular and the bold one. */
  regular: readonly string[];
  bold: readonly string[];
  /** Average width of a letter of English text, in ems. */
  width: number;
  boldWidth: number;
}

/** The sans-serif fonts of Apple and Windows, Android and Linux; their widths are those of `@capsizecss/metrics` 4.3.0. */
const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 913 / 2048,
    boldWidth: 983 / 2048,
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    width: 911 / 2048,
    boldWidth: 926 / 2048,
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    width: 1041 / 2048,
    boldWidth: 1176 / 2048,
  },
];

/** How much wider fonts are when bold. Their files tell the regular width only; Sora, Inter, Outfit, Nunito Sans: 1.02–1.04. */
const boldStretch = 1.03;

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

interface Face {
  family: string;
  file: string;
  range: string;
}

/** Returns the faces of a font package's stylesheet: family, name of the file, range of its characters. */
function parseFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([rule]) => {
    const [, family] = /font-family: '([^']+)'/.exec(rule) ?? [];
    const [, file] = /url\(\.\/(?:files|fonts)\/([^)]+\.woff2)\)/.exec(rule) ?? [];
    const [, range] = /unicode-range: ([^;]+);/.exec(rule) ?? [];
    return family === undefined || file === undefined || range === undefined ? [] : [{ family, file, range }];
  });
}

const fallbackName = (family: string, { name }: SystemFont) => `${family} as ${name}`;

/**
 * Returns the rules of fonts of the system that take as much room as a font with Latin letters while it loads, so that
 * nothing moves when it arrives: one family by system font, for those characters that the font has.
 *
 * @param css the stylesheet of a font package
 * @param families those that need a fallback
 * @param toFontPath returns where a file that it names is
 * @returns an empty string for another family and for a font without Latin letters
 */
export async function fallbackFaces(
  css: string,
  families: ReadonlySet<string | undefined>,
  toFontPath: (file: string) => string,
): Promise<string> {
  const latin = parseFaces(css).find(
    ({ family, range }) => families.has(family) && range.startsWith('U+0000-00FF'),
  );
  if (latin === undefined) return '';
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
    await readFile(toFontPath(latin.file)),
  );
  const width = xWidthAvg / unitsPerEm;
  const rule = (font: SystemFont, weight: string, locals: readonly string[], adjust: number) =>
    `@font-face {
  font-family: '${fallbackName(latin.family, font)}';
  font-weight: ${weight};
  src: ${locals.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / unitsPerEm / adjust)};
  descent-override: ${percent(-descent / unitsPerEm / adjust)};
  line-gap-override: ${percent(lineGap / unitsPerEm / adjust)};
  unicode-range: ${latin.range};
}
`;
  return systemFonts
    .flatMap((font) => [
      rule(font, '100 500', font.regular, width / font.width),
      rule(font, '600 900', font.bold, (width * boldStretch) / font.boldWidth),
    ])
    .join('');
}

const firstFamily = (stack: string) => /^'([^']+)'/.exec(stack)?.[1];

/** Returns the families that the font tokens name first: the others show only characters that these lack. */
export function leadingFamilies(tokens: Tokens): Set<string | undefined> {
  return new Set(Object.values(tokens['semantic']?.['font'] ?? {}).map(({ $value }) => firstFamily($value)));
}

/** Returns tokens whose font stacks name the fallback families after a leading family that the stylesheet has them for. */
export function addFallbackFamilies(tokens: Tokens, css: string): Tokens {
  const font = Object.entries(tokens['semantic']?.['font'] ?? {}).map(([name, token]) => {
    const family = firstFamily(token.$value);
    if (family === undefined || !css.includes(`'${family} as `)) return [name, token];
    const fallbacks = systemFonts.map((system) => `'${fallbackName(family, system)}'`).join(', ');
    return [name, { ...token, $value: token.$value.replace(`'${family}'`, `'${family}', ${fallbacks}`) }];
  });
  return { ...tokens, semantic: { ...tokens['semantic'], font: Object.fromEntries(font) } };
}
