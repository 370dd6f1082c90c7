import { describe, expect, it } from 'vitest';
import { neededFaces } from './needed-faces.js';

const face = (family: string, comment: string) =>
  `/* ${comment} */\n@font-face {\n  font-family: '${family}';\n  src: url(./files/${comment}.woff2);\n}\n`;
const stylesheets = new Map([
  [
    '@fontsource-variable/inter',
    face('Inter', 'inter-cyrillic-wght-normal') + face('Inter', 'inter-latin-wght-normal'),
  ],
  ['@fontsource-variable/sora', face('Sora', 'sora-latin-wght-normal')],
  [
    '@fontsource-variable/rubik',
    face('Rubik', 'rubik-arabic-wght-normal') +
      face('Rubik', 'rubik-cyrillic-wght-normal') +
      face('Rubik', 'rubik-latin-wght-normal'),
  ],
  [
    '@fontsource/noto-sans-thai',
    face('Noto Thai', 'noto-sans-thai-thai-400-normal') +
      face('Noto Thai', 'noto-sans-thai-latin-400-normal'),
  ],
]);
const tokens = (...stacks: string[]) => ({
  semantic: { font: Object.fromEntries(stacks.map(($value, at) => [`font${at}`, { $value }])) },
});
const names = (css: string | undefined) =>
  [...(css ?? '').matchAll(/\/\* (\S+) \*\//g)].map(([, name]) => name);

describe('neededFaces', () => {
  const needed = neededFaces(
    stylesheets,
    tokens("'Inter', 'Rubik', 'Noto Thai', sans-serif", "'Sora', 'Rubik', 'Noto Thai', sans-serif"),
  );
  it('keeps all faces of the fonts that come first', () => {
    expect(names(needed.get('@fontsource-variable/inter'))).toHaveLength(2);
    expect(names(needed.get('@fontsource-variable/sora'))).toEqual(['sora-latin-wght-normal']);
  });
  it('leaves out the scripts that an earlier font has in every stack', () => {
    expect(names(needed.get('@fontsource/noto-sans-thai'))).toEqual(['noto-sans-thai-thai-400-normal']);
  });
  it('keeps a script that an earlier font lacks in one of the stacks', () => {
    expect(names(needed.get('@fontsource-variable/rubik'))).toEqual([
      'rubik-arabic-wght-normal',
      'rubik-cyrillic-wght-normal',
    ]);
  });
  it('keeps a font that no stack names as it is', () => {
    const unnamed = neededFaces(stylesheets, tokens("'Inter', sans-serif"));
    expect(unnamed.get('@fontsource-variable/rubik')).toBe(stylesheets.get('@fontsource-variable/rubik'));
  });
});
