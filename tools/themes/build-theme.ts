/**
 * Builds a theme package: writes `src/tokens.json` (DTCG) and the tokens no theme changes as CSS custom properties,
 * and copies fonts and artwork beside them. Usage: tsx build-theme.ts <theme folder>
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import StyleDictionary from 'style-dictionary';

const folder = resolve(process.argv[2] ?? '.');
const dist = join(folder, 'dist');
const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
  name: string;
  description: string;
  devDependencies: Record<string, string>;
};
const name = manifest.name.replace('@casino-kit/ui-theme-', '');

/** Returns custom properties of tokens, named by path without tier: `semantic.color.page` is `--color-page`. */
async function customProperties(selector: string, sources: string[], tokensOf: string): Promise<string> {
  const dictionary = new StyleDictionary({
    source: sources,
    log: { verbosity: 'silent' },
    hooks: {
      transforms: {
        'name/without-tier': { type: 'name', transform: (token) => token.path.slice(1).join('-') },
      },
    },
    platforms: {
      css: {
        transforms: ['name/without-tier'],
        files: [
          {
            format: 'css/variables',
            destination: 'unused.css',
            filter: (token) => token.filePath.endsWith(tokensOf),
            options: { selector, outputReferences: true, showFileHeader: false },
          },
        ],
      },
    },
  });
  const [file] = await dictionary.formatPlatform('css');
  return String(file?.output ?? '');
}

/** Copies the files of a font package's own stylesheet and rewrites its addresses. */
async function fontFaces(packageName: string): Promise<string> {
  const stylesheet = createRequire(join(folder, 'package.json')).resolve(`${packageName}/index.css`);
  const css = await readFile(stylesheet, 'utf8');
  for (const [, path = ''] of css.matchAll(/url\(\.\/files\/([^)]+)\)/g))
    await cp(join(dirname(stylesheet), 'files', path), join(dist, 'fonts', path));
  return css.replaceAll('./files/', './fonts/');
}

const base = join(import.meta.dirname, 'base-tokens.json');
const own = join(folder, 'src', 'tokens.json');
await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'fonts'), { recursive: true });
await cp(join(folder, 'art'), join(dist, 'art'), { recursive: true });
const parts = [
  ...(await Promise.all(
    Object.keys(manifest.devDependencies)
      .filter((dependency) => dependency.startsWith('@fontsource'))
      .map(fontFaces),
  )),
  await customProperties(':root', [base], 'base-tokens.json'),
  '@media (prefers-reduced-motion: reduce) {\n  :root {\n    --duration-instant: 0ms;\n    --duration-fast: 0ms;\n    --duration-base: 0ms;\n    --duration-slow: 0ms;\n  }\n}\n',
  await customProperties(`[data-theme='${name}']`, [own], 'tokens.json'),
];
await writeFile(join(dist, 'styles.css'), parts.join('\n'));
await writeFile(
  join(dist, 'index.js'),
  `/** The value of \`data-theme\` under which this theme's tokens hold. */\nexport const themeName = '${name}';\n`,
);
await writeFile(
  join(dist, 'index.d.ts'),
  `/** The value of \`data-theme\` under which this theme's tokens hold. */\nexport declare const themeName: '${name}';\n`,
);
