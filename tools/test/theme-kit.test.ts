import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import harbour from '../../libs/theme-kit/src/core/harbour-tokens.test.json' with { type: 'json' };
import { pack, run } from './packing.ts';

interface Theme {
  semantic: { color: Record<string, { $value: string }> };
}

describe('a theme made outside the workspace', () => {
  const place = mkdtempSync(join(tmpdir(), 'casino-kit-theme-'));
  const theme = join(place, 'theme');
  const tokensFile = join(theme, 'src', 'tokens.json');
  /** Writes the tokens of a complete light theme, with other values for some of its colours. */
  const writeTokens = (colours: Readonly<Record<string, string>> = {}) => {
    const tokens = structuredClone(harbour) as Theme;
    for (const [name, $value] of Object.entries(colours)) tokens.semantic.color[name] = { $value };
    writeFileSync(tokensFile, JSON.stringify(tokens));
  };
  const install = (archives: ReadonlyMap<string, string>, folder: string) => {
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
    run('npm', ['install', ...quiet, '--save-dev', ...archives.values()], folder);
  };

  beforeAll(() => {
    const archives = pack(['theme-kit', 'ui-theme-curacao'], place);
    writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'brand', private: true }));
    install(archives, place);
    run('npx', ['casino-kit-theme', 'start', '@brand/theme-harbour', 'theme'], place);
    install(archives, theme);
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('builds with its colours, fonts, their licences and artwork', () => {
    writeTokens();
    run('npm', ['run', 'build'], theme);
    const css = readFileSync(join(theme, 'dist', 'styles.css'), 'utf8');
    expect(css).toMatch(/\[data-theme='harbour'\] \{[^}]*--color-page: #FBF8F3;/);
    expect(css).toContain('color-scheme: light');
    expect(existsSync(join(theme, 'dist', 'art', 'mark.svg'))).toBe(true);
    const fonts = readdirSync(join(theme, 'dist', 'fonts'));
    expect(fonts.filter((file) => file.endsWith('.txt'))).toEqual([
      'inter.LICENSE.txt',
      'noto-sans-devanagari.LICENSE.txt',
      'noto-sans-thai.LICENSE.txt',
      'rubik.LICENSE.txt',
      'sora.LICENSE.txt',
    ]);
    for (const [, file = ''] of css.matchAll(/url\(\.\/fonts\/([^)]+)\)/g)) expect(fonts).toContain(file);
  });
  it('does not build while a text fails the contrast check', () => {
    writeTokens({ 'on-primary': '#1A1A1A' });
    expect(() => run('npm', ['run', 'build'], theme)).toThrow(
      /on-primary \(#1A1A1A\) on primary-end \(#09525F\): contrast 1\.\d\d, at least 4\.5 is required\.\nNothing was built\./,
    );
  });
});
