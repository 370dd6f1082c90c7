import { createHash } from 'node:crypto';
import { type ServiceOptions } from '../ask-service.js';

/** The most common passwords, and the words among them that people decorate first. */
interface CommonPasswords {
  all: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** The list is read when the first password is chosen. */
let list: Promise<CommonPasswords> | undefined;

/** How many of the list, the most common first, are refused with something behind them. */
const decoratedFirst = 2_000;

async function readList(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all = dictionary['passwords-common'].map(String);
  return { all: new Set(all), words: new Set(all.slice(0, decoratedFirst)) };
}

/** Signs and digits that people write in place of letters; `1` and `!` are read as `i` and as `l`. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
};

const withLetters = (text: string): string[] =>
  ['i', 'l'].map((letter) => text.replaceAll(/[@40351$!]/g, (sign) => letters[sign] ?? letter));

/** Returns a text without digits and signs at its end, up to six: a year and a sign. */
const withoutEnd = (text: string): string => text.replace(/[^\p{L}]{1,6}$/u, '');

/** Returns whether a text is one sign over and over, or signs in the order of the alphabet or of figures, either way. */
function isRow(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
}

/**
 * Returns whether a password is on the list, whatever its case and with signs in place of letters; or a common word with digits
 * and signs behind it, as people meet the rules of a site.
 */
function isListed(password: string, { all, words }: CommonPasswords): boolean {
  const plain = password.toLowerCase();
  const word = withoutEnd(plain);
  return (
    [plain, ...withLetters(plain)].some((text) => all.has(text)) ||
    [word, ...withLetters(word)].some((text) => words.has(text))
  );
}

/** Far longer than the answer for a prefix. */
const longestAnswer = 200_000;

/**
 * Returns whether a password has been stolen, by a service that gets the first five digits of its SHA-1 and answers with the
 * rest of each hash that it knows, one in a line (k-anonymity, as Have I Been Pwned does). False for no answer.
 */
async function isKnownTo(
  { url, timeoutMs }: Omit<ServiceOptions, 'key'>,
  password: string,
): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const response = await fetch(new URL(hash.slice(0, 5), url), {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status !== 200 || text.length > longestAnswer) return false;
    const rest = hash.slice(5);
    // A line of padding counts 0.
    return text.split('\n').some((line) => {
      const [found, times] = line.trim().split(':');
      return found?.toUpperCase() === rest && times !== '0';
    });
  } catch {
    return false;
  }
}

/** Returns whether a password is a row of signs or on lists of stolen ones, so that guessing begins with it. */
export type IsCommonPassword = (password: string) => Promise<boolean>;

/** Creates the check: rows of signs, the list of the most common ones, and a service where one is configured. */
export function createCommonPasswords(service: Omit<ServiceOptions, 'key'> | undefined): IsCommonPassword {
  return async (password) => {
    list ??= readList();
    if (isRow(password.toLowerCase()) || isListed(password, await list)) return true;
    return service !== undefined && (await isKnownTo(service, password));
  };
}
