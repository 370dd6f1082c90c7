import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanChatText, countCharacters, getChatTextError, longestChatMessage } from './chat-text.js';

const family = '👨‍👩‍👧‍👦';
const england = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

describe('countCharacters', () => {
  it('counts what a reader sees as one character once', () => {
    expect(countCharacters(family)).toBe(1);
    expect(countCharacters('é'.normalize('NFD'))).toBe(1);
    expect(countCharacters('🇨🇼🇩🇪')).toBe(2);
    expect(countCharacters('')).toBe(0);
  });
});

describe('cleanChatText', () => {
  it('keeps markup, emoji and every script as they were typed', () => {
    for (const text of [
      '<b>hi</b> <script>alert(1)</script> &amp;',
      family,
      england,
      '👍🏽 ❤️ 🇨🇼',
      'مرحبا بالجميع',
      'می‌خواهم',
      'שלום',
      'नमस्ते',
      '你好',
      'Grüße!',
    ])
      expect(cleanChatText(text)).toBe(text.normalize('NFC'));
  });
  it('removes what turns, hides or breaks text', () => {
    expect(cleanChatText('a\u202Eb\u2066c\u2069\u200F')).toBe('abc');
    expect(cleanChatText('a\0b\u0007c\uD800d')).toBe('abcd');
    expect(cleanChatText('w\u200Bo\u200Dr\u2060d\uFEFF\u{E0041}')).toBe('word');
    expect(cleanChatText('  one\n\n two\t three\u2028')).toBe('one two three');
  });
  it('limits the marks on a letter', () => {
    expect(cleanChatText(`z${'\u0315'.repeat(500)}a`)).toBe(`z${'\u0315'.repeat(4)}a`);
  });
  it('changes nothing that it has cleaned before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanChatText(text);
        expect(cleanChatText(once)).toBe(once);
        expect(once).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('getChatTextError', () => {
  it.each(
    [
      'Good evening all. The race runs until Sunday night.',
      'I won 12,500.50 on 20 spins!',
      'GG @suzi 10/10...see you',
      'Hello.World is my first program',
      'Level 3.Next one at 4000 points',
      '2026-11-25 20:49',
      '<b>bold</b>',
      family.repeat(longestChatMessage),
      'مرحبا بالجميع',
    ].filter((text) => text.length <= 2_000),
  )('lets %j pass', (text) => {
    expect(getChatTextError(cleanChatText(text))).toBeNull();
  });
  it.each([
    ['', 'empty'],
    ['\u3164\u2800', 'empty'],
    ['a'.repeat(longestChatMessage + 1), 'long'],
    ['a'.repeat(10_000), 'long'],
    [family.repeat(longestChatMessage + 1), 'long'],
    ['see https://evil.example/x', 'link'],
    ['go to evil.com now', 'link'],
    ['evil . com', 'link'],
    ['evil (dot) com', 'link'],
    ['ｅｖｉｌ．ｃｏｍ', 'link'],
    ['t.me/luckyjo', 'link'],
    ['www.casino-bonus.xyz', 'link'],
    ['write to jo@mail.example', 'email'],
    ['jo (at) mail (dot) com', 'email'],
    ['call +599 9 123 4567', 'phone'],
    ['0171 / 234 56 78', 'phone'],
    ['٠١٧١٢٣٤٥٦٧٨', 'phone'],
    ['my card 4242 4242 4242 4242', 'account'],
    ['4242-4242-4242-4242', 'account'],
    ['DE89 3704 0044 0532 0130 00', 'account'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'account'],
  ])('rejects %j as %s', (text, error) => {
    expect(getChatTextError(cleanChatText(text))).toBe(error);
  });
  // A pattern that backtracks without bound would not come to an end within the time of a test.
  it.each([
    ...['a.', '1 ', '@a', '(', 'a@', family, 'ab12 '].map((part) => [part, 'long'] as const),
    ['\u0315', 'empty'] as const,
  ])('rejects %j, repeated 5,000 times, as %s', (part, error) => {
    expect(getChatTextError(cleanChatText(part.repeat(5_000)))).toBe(error);
  });
  it.each([
    ...['a.', '@a', '(', 'a@', 'a1', 'ab12'].map((part) => [part, null] as const),
    ['1 ', 'phone'] as const,
  ])('comes to an end with 200 characters of %j: %s', (part, error) => {
    expect(getChatTextError(cleanChatText(part.repeat(100)).slice(0, 200))).toBe(error);
  });
});
