import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import harbour from '../core/harbour-tokens.test.json' with { type: 'json' };
import { buildTheme, toThemeName } from './build-theme.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-kit-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@brand/ui-theme-harbour' }));
  mkdirSync(join(folder, 'art'));
  for (const { $value } of Object.values(harbour.component.art)) {
    const [, file] = /url\('\.\/(.+)'\)/.exec($value) ?? [];
    if (file !== undefined) writeFileSync(join(folder, file), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (tokens: unknown) => writeFileSync(join(folder, 'src', 'tokens.json'), JSON.stringify(tokens));
const stylesheet = () => readFileSync(join(folder, 'dist', 'styles.css'), 'utf8');

describe('toThemeName', () => {
  it.each([
    ['@casino-kit/ui-theme-curacao', 'curacao'],
    ['@brand/theme-harbour', 'harbour'],
    ['harbour', 'harbour'],
  ])('of %s is %s', (packageName, name) => expect(toThemeName(packageName)).toBe(name));
});

describe('buildTheme', () => {
  it('writes the shared tokens for every theme and its own under its name', async () => {
    write(harbour);
    await buildTheme(folder);
    expect(stylesheet()).toMatch(/:root \{[^}]*--space-4: 16px;/);
    expect(stylesheet()).toMatch(/\[data-theme='harbour'\] \{[^}]*--color-primary: var\(--tide-600\);/);
    expect(stylesheet()).toContain("[data-theme='harbour'] {\n  color-scheme: light;\n}");
    expect(readFileSync(join(folder, 'dist', 'index.js'), 'utf8')).toContain("themeName = 'harbour'");
  });
  it('writes nothing for tokens that fail the check and keeps the last build', async () => {
    write(harbour);
    await buildTheme(folder);
    const before = stylesheet();
    write({ ...harbour, component: {} });
    await expect(buildTheme(folder)).rejects.toThrow('Token component.button.radius is missing');
    expect(stylesheet()).toBe(before);
  });
  it('names a picture that is missing and the token that uses it, and keeps the last build', async () => {
    write(harbour);
    await buildTheme(folder);
    const before = stylesheet();
    rmSync(join(folder, 'art', 'coin.svg'));
    await expect(buildTheme(folder)).rejects.toThrow(
      'Picture art/coin.svg is missing: token component.art.coin uses it.\nNothing was built.',
    );
    expect(stylesheet()).toBe(before);
  });
  it('says that nothing was built when a contrast is too low', async () => {
    const color = { ...harbour.semantic.color, 'on-primary': { $value: '#101010' } };
    write({ ...harbour, semantic: { ...harbour.semantic, color } });
    await expect(buildTheme(folder)).rejects.toThrow(/at least 4\.5 is required\.\nNothing was built\.$/);
  });
  it('shows Arabic letters larger than the others of the same font', async () => {
    const font = join(folder, 'node_modules', '@fontsource', 'dune');
    mkdirSync(join(font, 'files'), { recursive: true });
    const face = (script: string) =>
      `/* dune-${script}-400-normal */\n@font-face {\n  font-family: 'Dune';\n  src: url(./files/${script}.woff2);\n}\n`;
    writeFileSync(join(font, 'package.json'), JSON.stringify({ name: '@fontsource/dune' }));
    writeFileSync(join(font, 'index.css'), ['arabic', 'hebrew'].map(face).join('\n'));
    for (const file of ['LICENSE', 'files/arabic.woff2', 'files/hebrew.woff2'])
      writeFileSync(join(font, file), '');
    const devDependencies = { '@fontsource/dune': '1.0.0' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'harbour', devDependencies }));
    write(harbour);
    await buildTheme(folder);
    expect(stylesheet()).toMatch(/\{\s+size-adjust: 108%;[^}]*arabic\.woff2/);
    expect(stylesheet()).not.toMatch(/size-adjust: 108%;[^}]*hebrew\.woff2/);
  });
  it('names the file of tokens that are not valid JSON', async () => {
    const file = join(folder, 'src', 'tokens.json');
    writeFileSync(file, '{ "palette": ');
    await expect(buildTheme(folder)).rejects.toThrow(`${file} is not valid JSON: `);
  });
});
