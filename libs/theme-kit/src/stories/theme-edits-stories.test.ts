import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BaseManifest } from '../core/theme-manifest.js';
import { tokenAt, type Tokens } from '../core/tokens.js';
import { runCommand } from '../run-command.js';
import {
  toThemeEdits,
  isPackageName,
  isThemeColour,
  previewStyle,
  type ThemeEdits,
  themeFiles,
  withEdits,
} from './theme-edits-stories.js';
import { zip } from './zip-stories.js';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const themes = ['curacao', 'lulu'] as const;
const read = (theme: string, file: string) =>
  readFileSync(join(root, 'libs', `ui-theme-${theme}`, file), 'utf8');
const readTokens = (theme: string) => JSON.parse(read(theme, 'src/tokens.json')) as Tokens;
const readManifest = (theme: string) => JSON.parse(read(theme, 'package.json')) as BaseManifest;
const versions = Object.assign({}, ...themes.map((theme) => readManifest(theme).devDependencies)) as Record<
  string,
  string
>;
const readArt = (theme: string) =>
  new Map(
    readdirSync(join(root, 'libs', `ui-theme-${theme}`, 'art')).map((file) => [
      `art/${file}`,
      read(theme, `art/${file}`),
    ]),
  );

/** A brand's choice: green, with other corners and fonts. */
const green = (edits: ThemeEdits): ThemeEdits => ({
  ...edits,
  colours: { ...edits.colours, primary: '#4ADE80', 'primary-end': '#22C55E', 'on-primary': '#03150A' },
  radii: { ...edits.radii, md: 4 },
  display: 'Outfit',
  text: 'Inter',
});

// Below the workspace, so that the fonts are found.
const cache = join(root, 'node_modules', '.cache');
let folder: string;
beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'theme-editor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command on the files of a package; returns its exit code and its errors. */
async function runOn(command: string, files: ReadonlyMap<string, string>) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const errors: string[] = [];
  const code = await runCommand([command, folder], {
    log: () => undefined,
    error: (line) => errors.push(line),
  });
  return { code, errors };
}

describe.each(themes)('a theme that starts from %s', (theme) => {
  const exported = (change: (edits: ThemeEdits) => ThemeEdits) => {
    const tokens = readTokens(theme);
    return themeFiles('@brand/theme-harbour', withEdits(tokens, change(toThemeEdits(tokens))), {
      base: readManifest(theme),
      art: readArt(theme),
      versions,
    });
  };
  it('is the same theme when nothing was changed', () => {
    expect(JSON.parse(exported((edits) => edits).get('src/tokens.json') ?? '')).toEqual(readTokens(theme));
  });
  it('passes the check of theme-kit and is built with its colours, corners and fonts', async () => {
    const files = exported(green);
    expect(await runOn('check', files)).toEqual({ code: 0, errors: [] });
    expect(await runOn('build', files)).toEqual({ code: 0, errors: [] });
    const css = readFileSync(join(folder, 'dist', 'styles.css'), 'utf8');
    expect(css).toMatch(/\[data-theme='harbour'\] \{[^}]*--color-primary: #4ADE80;/);
    expect(css).toContain(
      '--gradient-primary: linear-gradient(120deg, var(--color-primary), var(--color-primary-end));',
    );
    expect(css).toMatch(/--glow-primary: .*rgb\(74 222 128 \//);
    expect(css).toContain('--radius-md: 4px;');
    expect(css).toMatch(/--font-display: 'Outfit Variable'/);
    expect(existsSync(join(folder, 'dist', 'fonts', 'outfit-latin-wght-normal.woff2'))).toBe(true);
    expect(existsSync(join(folder, 'dist', 'art', 'mark.svg'))).toBe(true);
  });
  it('fails the check when a text cannot be read', async () => {
    const files = exported((edits) => ({ ...edits, colours: { ...edits.colours, text: '#202020' } }));
    const { code, errors } = await runOn('check', files);
    expect(code).toBe(1);
    expect(errors.join('\n')).toContain('text (#202020) on page');
  });
});

describe('withEdits', () => {
  it('keeps references to the palette where nothing was changed', () => {
    const tokens = readTokens('curacao');
    const edited = withEdits(tokens, green(toThemeEdits(tokens)));
    expect(tokenAt(edited, 'semantic.color.page')?.$value).toBe('{palette.ink.900}');
    expect(tokenAt(edited, 'semantic.color.primary')?.$value).toBe('#4ADE80');
    expect(tokenAt(edited, 'component.button.radius')?.$value).toBe('{semantic.radius.md}');
  });
});

describe('previewStyle', () => {
  it('has resolved values and no pictures', () => {
    const style = previewStyle(readTokens('curacao'));
    expect(style['--color-page']).toBe('#0A0F1E');
    expect(Object.values(style).filter((value) => /[{]|url\(/.test(value))).toEqual([]);
  });
});

it.each(['#12AB9f', 'rgb(1 2 3 / .5)', 'rgb(255 255 255 / 1)'])('%s is a colour', (text) =>
  expect(isThemeColour(text)).toBe(true),
);
it.each(['', '#123', 'red', '#12345G', 'rgb(1, 2, 3)', 'rgb(1 2 3)'])('%j is no colour', (text) =>
  expect(isThemeColour(text)).toBe(false),
);
it('knows names of packages', () => {
  expect(['@brand/theme-harbour', 'theme-harbour'].map(isPackageName)).toEqual([true, true]);
  expect(['', '@brand', 'Theme', 'a b', '../x', '@a/b/c'].map(isPackageName)).toEqual(Array(6).fill(false));
});

describe('zip', () => {
  const files = new Map([
    ['theme/package.json', '{ "name": "harbour" }\n'],
    ['theme/art/größe.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['theme/empty', ''],
  ]);
  it('has each file with its checksum, where its directory says', () => {
    const archive = Buffer.from(zip(files));
    const end = archive.length - 22;
    expect(archive.readUInt32LE(end)).toBe(0x06_05_4b_50);
    expect(archive.readUInt16LE(end + 10)).toBe(files.size);
    let at = archive.readUInt32LE(end + 16);
    for (const [path, text] of files) {
      const [length, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
      expect(archive.toString('utf8', at + 46, at + 46 + length)).toBe(path);
      expect(archive.readUInt32LE(at + 16)).toBe(crc32(Buffer.from(text)));
      const content = start + 30 + length;
      expect(archive.toString('utf8', content, content + archive.readUInt32LE(start + 22))).toBe(text);
      at += 46 + length;
    }
  });
});
