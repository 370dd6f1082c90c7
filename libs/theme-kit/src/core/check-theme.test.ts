import { describe, expect, it } from 'vitest';
import { checkTheme, missingTokens } from './check-theme.js';
import { getColorScheme, getContrastPairs } from './contrast.js';
import harbour from './harbour-tokens.test.json' with { type: 'json' };
import { toCustomProperty, type Tokens } from './tokens.js';

/** Returns the tokens of a complete light theme with other values for some of its colours. */
function withColours(colours: Readonly<Record<string, string>>): Tokens {
  const tokens: Record<string, Record<string, Record<string, { $value: string }>>> = structuredClone(harbour);
  const own = tokens.semantic?.color ?? {};
  for (const [name, $value] of Object.entries(colours)) own[name] = { $value };
  return tokens;
}

describe('checkTheme', () => {
  it('finds nothing wrong with a complete light theme', () => expect(checkTheme(harbour)).toEqual([]));

  it('names a missing token and what it is for', () => {
    const tokens: Record<string, Record<string, Record<string, { $value: string }>>> = structuredClone(
      harbour,
    );
    delete tokens.semantic?.color?.focus;
    expect(checkTheme(tokens)).toEqual(['Token semantic.color.focus is missing (focus ring: 3 to 1).']);
    expect(missingTokens(tokens)).toEqual(['semantic.color.focus']);
  });
  it('names a token that no component reads', () => {
    expect(checkTheme(withColours({ 'primray-soft': '#10305C' }))).toEqual([
      'Token semantic.color.primray-soft is unknown: no component reads it.',
    ]);
  });
  it('does not count an unknown token as a missing one', () =>
    expect(missingTokens(withColours({ 'primray-soft': '#10305C' }))).toEqual([]));
  it('rejects dark text on a dark primary button', () => {
    expect(checkTheme(withColours({ 'on-primary': '#101010' }))).toEqual([
      'on-primary (#101010) on primary (#0B6E7F): contrast 3.22, at least 4.5 is required.',
      'on-primary (#101010) on primary-end (#09525F): contrast 2.16, at least 4.5 is required.',
    ]);
  });
  it('throws for a colour in a notation that it does not read', () => {
    expect(() => checkTheme(withColours({ text: 'hsl(0 0% 0%)' }))).toThrow(/Not a colour: hsl/);
  });
});

describe('toCustomProperty', () => {
  it('leaves out the tier of a token', () =>
    expect(toCustomProperty('component.art.medal-1')).toBe('--art-medal-1'));
});

describe('getContrastPairs', () => {
  it('returns 21 for black on white and blends a translucent text with its background', () => {
    const ratio = (text: string, page: string) =>
      getContrastPairs(withColours({ text, page })).find(
        ({ foreground, background }) => foreground === 'text' && background === 'page',
      )?.ratio;
    expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(ratio('rgb(0 0 0 / 0)', '#FFFFFF')).toBeCloseTo(1, 5);
    // The example of WCAG's own technique G18: #767676 is the lightest grey that passes on white.
    expect(ratio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });
});

describe('getColorScheme', () => {
  it('follows the page', () => {
    expect([getColorScheme(harbour), getColorScheme(withColours({ page: '#0A0F1E' }))]).toEqual([
      'light',
      'dark',
    ]);
  });
});
