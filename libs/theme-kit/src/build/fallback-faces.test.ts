import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import harbour from '../core/harbour-tokens.test.json' with { type: 'json' };
import { addFallbackFamilies, fallbackFaces } from './fallback-faces.js';

const stylesheet = createRequire(import.meta.url).resolve('@fontsource-variable/sora/index.css');
const css = readFileSync(stylesheet, 'utf8');
const toFontPath = (file: string) => join(dirname(stylesheet), 'files', file);

describe('fallbackFaces', () => {
  it('gives Arial the width and height of Sora, in regular and bold', async () => {
    const rules = await fallbackFaces(css, new Set(['Sora Variable']), toFontPath);
    const [regular = '', bold = ''] = rules.split('@font-face').slice(1);
    // Sora: 507 of 1,000 wide, 970 high; Arial: 913 of 2,048 wide.
    expect(regular).toContain("local('Arial')");
    expect(regular).toContain('size-adjust: 113.73%');
    expect(regular).toContain('ascent-override: 85.29%');
    expect(regular).toContain('descent-override: 25.50%');
    expect(bold).toContain("local('Arial Bold')");
    expect(bold).toContain('font-weight: 600 900');
  });
  it('leaves characters that the font lacks to the next font', async () => {
    const rules = await fallbackFaces(css, new Set(['Sora Variable']), toFontPath);
    expect(rules.match(/unicode-range: U\+0000-00FF,[^;]*;/g)).toHaveLength(6);
  });
  it('is empty for a font that no token names first', async () => {
    expect(await fallbackFaces(css, new Set(['Inter Variable']), toFontPath)).toBe('');
  });
});

describe('addFallbackFamilies', () => {
  const tokens = {
    ...harbour,
    semantic: { ...harbour.semantic, font: { display: { $value: "'Sora Variable', sans-serif" } } },
  };
  it('names the fallbacks right after the font', async () => {
    const faces = css + (await fallbackFaces(css, new Set(['Sora Variable']), toFontPath));
    expect(addFallbackFamilies(tokens, faces)['semantic']?.['font']?.['display']?.$value).toBe(
      "'Sora Variable', 'Sora Variable as Arial', 'Sora Variable as Roboto', 'Sora Variable as DejaVu Sans', sans-serif",
    );
  });
  it('changes nothing without such faces', () => {
    expect(addFallbackFamilies(tokens, css)).toEqual(tokens);
  });
});
