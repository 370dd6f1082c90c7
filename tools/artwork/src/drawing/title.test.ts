import { describe, expect, it } from 'vitest';
import { titleBlock } from './title.js';

describe('titleBlock', () => {
  it('fills the measure with even lines', () => {
    const { lines, height } = titleBlock('anton', 'Cherry Harbour', 100);
    expect(lines.map(({ text }) => text)).toEqual(['CHERRY', 'HARBOUR']);
    expect(height).toBeLessThanOrEqual(112.5);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(240.001);
  });

  it('sets a link word small between large lines', () => {
    const { lines } = titleBlock('cinzel', 'Book of Kingsport', 100);
    expect(lines.map(({ text, small }) => [text, small])).toEqual([
      ['BOOK', false],
      ['OF', true],
      ['KINGSPORT', false],
    ]);
  });

  it('takes a curly apostrophe for a straight one', () => {
    expect(titleBlock('rye', 'Sheriff’s Gold', 100)).toEqual(titleBlock('rye', "Sheriff's Gold", 100));
  });

  it('refuses what the face cannot set', () => {
    expect(() => titleBlock('anton', 'Señor', 100)).toThrow('no glyph for “Ñ”');
  });
});
