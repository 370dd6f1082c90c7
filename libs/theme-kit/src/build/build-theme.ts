import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import { baseTokens } from '../core/base-tokens.js';
import { durationPaths } from '../core/check-motion.js';
import { checkTheme } from '../core/check-theme.js';
import { getColorScheme } from '../core/contrast.js';
import { toCustomProperty, tokenPaths, type Tokens } from '../core/tokens.js';
import { addFallbackFamilies, fallbackFaces, leadingFamilies } from './fallback-faces.js';
import { missingArt } from './missing-art.js';
import { neededFaces } from './needed-faces.js';
import { readJson, readTokens } from './read-json.js';

interface Manifest {
  name: string;
  devDependencies?: Record<string, string> | undefined;
}

/** Under less motion every result is there at once. */
const reducedMotion = `@media (prefers-reduced-motion: reduce) {
  :root {
${durationPaths(baseTokens)
  .map((path) => `    ${toCustomProperty(path)}: 0ms;`)
  .join('\n')}
  }
}
`;

/** Returns the name of a theme by its package: `@brand/ui-theme-harbour` is `harbour`. */
export function toThemeName(packageName: string): string {
  return packageName.replace(/^@[^/]+\//, '').replace(/^(ui-)?theme-/, '');
}

/** Returns a rule that declares the custom property of each token. */
async function customProperties(selector: string, tokens: Tokens): Promise<string> {
  const paths = new Set(tokenPaths(tokens));
  const dictionary = new StyleDictionary({
    // Style Dictionary changes what it is given.
    tokens: structuredClone(tokens),
    log: { verbosity: 'silent' },
    hooks: {
      transforms: {
        'name/without-tier': {
          type: 'name',
          // Style Dictionary adds the two hyphens.
          transform: (token) => toCustomProperty(token.path.join('.')).slice(2),
        },
      },
    },
    platforms: {
      css: {
        transforms: ['name/without-tier'],
        files: [
          {
            format: 'css/variables',
            destination: 'unused.css',
            filter: (token) => paths.has(token.path.join('.')),
            options: { selector, outputReferences: true, showFileHeader: false },
          },
        ],
      },
    },
  });
  const [file] = await dictionary.formatPlatform('css');
  return String(file?.output ?? '');
}

/** A font package that a theme names in `devDependencies`: where its stylesheet is, and its faces that the theme uses. */
interface Font {
  packageName: string;
  stylesheet: string;
  css: string;
}

/** Reads the fonts of a theme (`@fontsource…`), each with the faces that its font stacks need. */
async function readFonts(folder: string, manifest: Manifest, tokens: Tokens): Promise<Font[]> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const paths = Object.keys(manifest.devDependencies ?? {})
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => [name, resolve(`${name}/index.css`)] as const);
  const read = await Promise.all(
    paths.map(async ([name, path]) => [name, await readFile(path, 'utf8')] as const),
  );
  const needed = neededFaces(new Map(read), tokens);
  return paths.map(([packageName, stylesheet]) => ({
    packageName,
    stylesheet,
    css: needed.get(packageName) ?? '',
  }));
}

/** Arabic letters are drawn smaller than the Latin ones and figures beside them, and small texts are hard to read. */
const enlargeArabic = (css: string): string =>
  css.replaceAll(/\/\* \S+-arabic-\S+ \*\/\n@font-face \{/g, '$&\n  size-adjust: 108%;');

/**
 * Copies the files of a font's faces and its licence, and returns the faces for their new place, with the fallback families
 * of the font.
 */
async function fontFaces(
  { packageName, stylesheet, css }: Font,
  tokens: Tokens,
  dist: string,
): Promise<string> {
  for (const [, path = ''] of css.matchAll(/url\(\.\/files\/([^)]+)\)/g))
    await cp(join(dirname(stylesheet), 'files', path), join(dist, 'fonts', path));
  const [, font = packageName] = packageName.split('/');
  await cp(join(dirname(stylesheet), 'LICENSE'), join(dist, 'fonts', `${font}.LICENSE.txt`));
  const fallbacks = await fallbackFaces(css, leadingFamilies(tokens), (file) =>
    join(dirname(stylesheet), 'files', file),
  );
  return `${enlargeArabic(css).replaceAll('./files/', './fonts/')}\n${fallbacks}`;
}

/**
 * Builds the theme package in a folder into its `dist`: `styles.css` with the fonts named in `devDependencies`
 * (`@fontsource…`), the tokens that no theme changes and those of `src/tokens.json`, the fonts with their licences, the
 * pictures of `art`, and a module with the theme's name. Nothing is written if there is an error.
 * @throws Error with a sentence per line when tokens are missing, unknown, or below the required contrast, or a token uses
 * a picture that is missing.
 */
export async function buildTheme(folder: string): Promise<void> {
  const manifest = (await readJson(join(folder, 'package.json'))) as Manifest;
  const tokens = await readTokens(folder);
  const errors = [...checkTheme(tokens), ...(await missingArt(tokens, folder))];
  if (errors.length > 0) throw new Error([...errors, 'Nothing was built.'].join('\n'));
  const name = toThemeName(manifest.name);
  const selector = `[data-theme='${name}']`;
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'fonts'), { recursive: true });
  if (existsSync(join(folder, 'art'))) await cp(join(folder, 'art'), join(dist, 'art'), { recursive: true });
  const fonts = await readFonts(folder, manifest, tokens);
  const faces = (await Promise.all(fonts.map((font) => fontFaces(font, tokens, dist)))).join('\n');
  const parts = [
    faces,
    await customProperties(':root', baseTokens),
    reducedMotion,
    await customProperties(selector, addFallbackFamilies(tokens, faces)),
    `${selector} {\n  color-scheme: ${getColorScheme(tokens)};\n}\n`,
  ];
  await writeFile(join(dist, 'styles.css'), parts.join('\n'));
  await writeFile(join(dist, 'styles.css.d.ts'), 'export {};\n');
  const doc = `/** The value of \`data-theme\` under which this theme's tokens hold. */\n`;
  await writeFile(join(dist, 'index.js'), `${doc}export const themeName = '${name}';\n`);
  await writeFile(join(dist, 'index.d.ts'), `${doc}export declare const themeName: '${name}';\n`);
}
