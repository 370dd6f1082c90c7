import { isVisible } from '../field-rules/visible-text.js';

/** The most characters of a message, as a reader counts them. */
export const longestChatMessage = 200;
/** The most UTF-16 units of a message: one visible character may be made of many. */
const longestInUnits = 4_000;
/** Marks on top of one letter: more are stacked into the lines around it. */
const mostMarks = 4;

/** The most characters of a name in the chat. */
export const longestChatName = 32;

/** Why a message is not sent. */
export const chatTextErrors = ['empty', 'long', 'link', 'email', 'phone', 'account'] as const;
export type ChatTextError = (typeof chatTextErrors)[number];

const segmenter = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts the characters of a text as a reader does: an emoji of several parts is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Letters of scripts that join, where a joiner or a non-joiner is spelling. */
const joining =
  /[\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]$/u;
const endsWithEmoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const startsWithEmoji = /^\p{Extended_Pictographic}/u;
const startsWithLetter = /^[\p{L}\p{M}]/u;

/** Removes joiners that join nothing, so that no text hides letters between them; an emoji of several parts stays whole. */
function removeLooseJoiners(text: string): string {
  return text.replaceAll(/[\u200C\u200D]+/gu, (found, place: number, whole: string) => {
    const [before, after] = [whole.slice(0, place), whole.slice(place + found.length)];
    const joinsEmoji = found === '\u200D' && endsWithEmoji.test(before) && startsWithEmoji.test(after);
    const isSpelling = found.length === 1 && joining.test(before) && startsWithLetter.test(after);
    return joinsEmoji || isSpelling ? found : '';
  });
}

/** What a message never contains: control characters, halves of a pair, private use, and what turns or hides text. */
const removed =
  /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Tag characters spell the flags of regions after a black flag, and are invisible elsewhere. */
const looseTags = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]/gu;
const manyMarks = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu');

/**
 * Returns a message as it is sent and shown: one line of plain text without control characters, overrides of its direction
 * and piles of marks. Markup stays as it was typed.
 */
export function cleanChatText(text: string): string {
  const shown = text
    .replaceAll(/[\s\u0085]/gu, ' ')
    .replaceAll(removed, '')
    .replaceAll(looseTags, '');
  return removeLooseJoiners(shown)
    .normalize('NFC')
    .replaceAll(manyMarks, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Returns the value of a decimal digit of any script: the digits of a script follow each other from its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Returns a text with the forms of letters and digits that only look different made equal. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => (/[0-9]/.test(digit) ? digit : String(digitValue(digit))))
    .replaceAll(/\u200C|\u200D|\uFE0E|\uFE0F|\u20E3/gu, '')
    .replaceAll(/[．。｡]/gu, '.')
    .toLowerCase();
}

const topLevel =
  'com|net|org|info|biz|io|co|me|gg|tv|to|cc|ly|gl|be|xyz|top|site|online|shop|club|vip|bet|casino|poker|win|fun|live|app|dev|link|ru|de|uk|eu|nl|cw|fr|es|it|pl|tr|br|in|cn|jp|su|ua|us|ca|ch|at';
const dot = '(?:\\s?\\.\\s?|\\s?[([{]\\s?(?:dot|punkt|\\.)\\s?[)\\]}]\\s?|\\sdot\\s)';
const links = [
  /\b[a-z][a-z0-9+]{1,15}:\/\//u,
  /\bwww\s?\./u,
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${topLevel})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]{2,}${dot}(?:com|net|org|io|ru|xyz|me)(?![\\p{L}\\p{N}])`, 'u'),
  /\b[a-z]\.(?:me|ly|gl|co|gg|to|cc)\//u,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+|\/)/u,
];
const email =
  /[\p{L}\p{N}._%+-]+\s?(?:@|[([{]\s?(?:at|@)\s?[)\]}])\s?[\p{L}\p{N}-]+(?:\s?\.\s?|\s?[([{]\s?dot\s?[)\]}]\s?)[\p{L}]{2,}/u;
/** Dates and times of day are no numbers to call. */
const dates = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}:\d{2})(?!\d)/gu;
/** Digits with what people write between the groups of a number. */
const numbers = /\+?\s?\(?\d(?:[\s().\-–/_]{0,3}\d){6,}/gu;
const iban = /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){2,7}(?:\s?[a-z0-9]{1,3})?\b/u;
/** A wallet's address of a blockchain. */
const wallet = /\b(?:0x[0-9a-f]{40}|bc1[0-9a-z]{25,60}|[13t][1-9a-z]{25,34})\b/u;

const isDigitRich = (text: string) => (text.match(/\d/g)?.length ?? 0) >= 6;

/** Returns whether digits pass the check of card numbers. */
function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Digits from which on a number may be called; with a plus in front fewer are enough. */
const phoneDigits = 9;
const phoneDigitsAfterPlus = 7;

function getNumberError(text: string): ChatTextError | null {
  const found = [...text.replaceAll(dates, ' , ').matchAll(numbers)].map(([number]) => ({
    isInternational: number.startsWith('+'),
    digits: number.replaceAll(/\D/g, ''),
  }));
  if (found.some(({ digits }) => isCardNumber(digits))) return 'account';
  const isPhone = ({ digits, isInternational }: (typeof found)[number]) =>
    digits.length >= (isInternational ? phoneDigitsAfterPlus : phoneDigits);
  return found.some(isPhone) ? 'phone' : null;
}

/**
 * Returns why a cleaned message cannot be sent; `null` when it can. Ways to be reached or paid outside of the chat are not
 * sent: they are how players are deceived.
 */
export function getChatTextError(text: string): ChatTextError | null {
  if (!isVisible(text)) return 'empty';
  if (text.length > longestInUnits || countCharacters(text) > longestChatMessage) return 'long';
  const written = plain(text);
  if (email.test(written)) return 'email';
  if (links.some((link) => link.test(written))) return 'link';
  const isAccount = [iban, wallet].some((pattern) => isDigitRich(pattern.exec(written)?.[0] ?? ''));
  return isAccount ? 'account' : getNumberError(written);
}

const nameable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * Returns why a cleaned nickname is not shown in the chat; `null` when it is: a name has a letter, a digit or an emoji, at
 * most 32 characters, and nothing that could not be sent as a message.
 */
export function getChatNameError(nickname: string): ChatTextError | null {
  if (!nameable.test(nickname)) return 'empty';
  return getChatTextError(nickname) ?? ([...nickname].length > longestChatName ? 'long' : null);
}
