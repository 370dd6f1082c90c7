import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionsName, splitMentions, withMention } from './mentions.js';

describe('splitMentions', () => {
  it('finds the name after an @, in any case, also with spaces and in other scripts', () => {
    expect(splitMentions('Hi @Suzi, how are you?', 'suzi')).toEqual([
      { text: 'Hi ', isMention: false },
      { text: '@Suzi', isMention: true },
      { text: ', how are you?', isMention: false },
    ]);
    expect(mentionsName('@lucky jo!', 'Lucky Jo')).toBe(true);
    expect(mentionsName('مرحبا @نادية', 'نادية')).toBe(true);
    expect(splitMentions('@a @a', 'a').filter(({ isMention }) => isMention)).toHaveLength(2);
  });
  it('finds no part of a longer word, and nothing without a name', () => {
    for (const text of ['@suzi2', '@suzis', 'mail@suzi', 'suzi', '@ suzi', ''])
      expect(mentionsName(text, 'suzi')).toBe(false);
    expect(mentionsName('@', '')).toBe(false);
  });
  it('loses nothing of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, name) => {
        const whole = splitMentions(text, name)
          .map((part) => part.text)
          .join('');
        expect(whole).toBe(text);
      }),
    );
  });
});

describe('withMention', () => {
  it('adds the name with the spaces around it', () => {
    expect(withMention('', 'suzi')).toBe('@suzi ');
    expect(withMention('Hello', 'suzi')).toBe('Hello @suzi ');
    expect(withMention('Hello ', 'suzi')).toBe('Hello @suzi ');
  });
});
