import MiniSearch from 'minisearch';
import { hasVowels, soundOf, type WordSound } from './word-sound.js';

/** What is searched of a game. */
export interface SearchedGame {
  name: string;
  providerName: string;
}

/** Letters that have no decomposition, and forms of one letter, by what they are written as without marks. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ς: 'σ', ة: 'ه', ى: 'ي', ک: 'ك', ی: 'ي', ـ: '' },
};

/** Folds case, accents and forms of a letter, so that `ñandu` finds `Ñandú`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłæœđðþıςةىکیـ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

const cyrillic = 'абвгдежзиклмнопрстуфхцчшщъыьэюяіїєґђћџ';
const cyrillicLatin =
  'a b v g d e zh z i k l m n o p r s t u f kh ts ch sh shch  y  e yu ya i i e g dj c dz'.split(' ');
const greek = 'αβγδεζηθικλμνξοπρστυφχψω';
const greekLatin = 'a v g d e z i th i k l m n x o p r s t y f ch ps o'.split(' ');
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const arabicLatin = 'a b t th j h kh d dh r z s sh s d t z a gh f q k l m n h w y'.split(' ');
const latinOf = new Map(
  [
    [cyrillic, cyrillicLatin],
    [greek, greekLatin],
    [arabic, arabicLatin],
  ].flatMap(([letters, written]) =>
    [...(letters as string)].map((letter, at) => [letter, written?.[at] ?? ''] as const),
  ),
);

/** Returns a folded word in Latin letters, as people type names of other scripts on a Latin keyboard. */
export function romanise(folded: string): string {
  return [...folded].map((letter) => latinOf.get(letter) ?? letter).join('');
}

/** Scripts that are written without spaces: every end of a word is found as well. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Returns the forms under which a folded word is found. */
function formsOf(word: string): string[] {
  if (unspaced.test(word)) return [...word].map((_letter, at) => [...word].slice(at).join(''));
  const latin = romanise(word);
  return latin === word ? [word] : [word, latin];
}

type Tolerance = (word: string) => number;

/** How many letters of a word may be wrong, in steps: a step is taken when the one before it found nothing. */
const tolerances: readonly Tolerance[] = [
  ({ length }) => (length >= 8 ? 2 : length >= 3 ? 1 : 0),
  // Two letters that changed places count as two wrong ones.
  ({ length }) => (length >= 5 ? 2 : 1),
];

/** Fewer consonants begin too many words, so they match whole words only. */
const shortestBeginning = 2;
/** A word with at least this many consonants may have a grammatical ending, as in `рулетка`. */
const shortestStem = 3;

/** How well consonants fit those of a game: the whole word, its beginning, the word with an ending, not at all. */
function consonantsFit(sought: string, word: string): number {
  if (word === sought) return 0;
  if (sought.length >= shortestBeginning && word.startsWith(sought)) return 1;
  return word.length >= shortestStem && sought.startsWith(word) ? 2 : Infinity;
}
/** Vowels count more than the end of a word: `bakara` is nearer to `baccarat` than to `poker`. */
const otherVowels = 3;

/** Two consonants alone begin too many words: then the vowels have to fit, too. */
function soundFit(sought: WordSound, word: WordSound): number {
  const fit = consonantsFit(sought.consonants, word.consonants);
  if (hasVowels(word, sought)) return fit;
  return fit > 0 && sought.consonants.length <= shortestBeginning ? Infinity : fit + otherVowels;
}

/** How many words of a query count; a longer one is no name of a game. */
const longestQuery = 8;
/** How many results of a query are kept in memory: players page through them, and type the same beginnings. */
const keptQueries = 200;

/** Returns a folded word as it is typed, and as it would be in Latin letters. */
const typedForms = (word: string): string[] => [...new Set([word, romanise(word)])];

/** Returns the folded words with all forms, a space before each. */
const searchedText = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => ` ${formsOf(word).join(' ')}`)
    .join('');

/** A typed word as it is looked for: any of these is in the text. */
type Sought = readonly string[];

/** Returns what to look for: a beginning of a word; in scripts without spaces it is anywhere. */
const soughtOf = (word: string): Sought =>
  typedForms(word).map((form) => (unspaced.test(form) ? form : ` ${form}`));

const hasAll = (text: string, words: readonly Sought[]): boolean =>
  words.every((forms) => forms.some((form) => text.includes(form)));

/** How well a match fits: the whole name, its beginning, its words, its words and those of its provider. */
const fits = 4;

function fitOf(query: string, words: readonly Sought[], name: string, nameText: string): number {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  return hasAll(nameText, words) ? 2 : 3;
}

export interface GameSearch {
  /** Returns the places of the games that match, the best first; all of them for an empty query. */
  find(query: string): readonly number[];
}

/**
 * Creates a search over games, by name and provider, in their script or in Latin letters. Every word of a query is the
 * beginning of a word of the game. Where nothing begins like that, games are found that sound like the words of another
 * script, or whose words are nearly those.
 * `games` are in the order in which equal matches come.
 */
export function createGameSearch(games: readonly SearchedGame[]): GameSearch {
  const all = games.map((_game, place) => place);
  const texts = games.map((game) => {
    const [name, provider] = [fold(game.name), fold(game.providerName)];
    const nameText = searchedText(name);
    const joined = name.replaceAll(' ', '');
    return { name, joined, provider, nameText, text: nameText + searchedText(provider) };
  });
  const index = new MiniSearch<{ id: number; name: string; provider: string }>({
    fields: ['name', 'provider'],
    tokenize: (text) => text.split(' '),
    processTerm: formsOf,
    autoVacuum: false,
  });
  index.addAll(texts.map(({ name, provider }, id) => ({ id, name, provider })));
  const kept = new Map<string, readonly number[]>();

  function findBeginnings(query: string, words: readonly string[]): number[] {
    const byFit = Array.from({ length: fits }, (): number[] => []);
    const sought = words.map(soughtOf);
    for (const [place, { name, nameText, text }] of texts.entries())
      if (hasAll(text, sought)) byFit[fitOf(query, sought, name, nameText)]?.push(place);
    return byFit.flat();
  }

  /** Returns games whose name is one word when it is typed without spaces, as in `sugarparade`. */
  const findJoined = (word: string): number[] =>
    texts.flatMap(({ joined }, place) => (joined.startsWith(word) ? [place] : []));

  let sounds: readonly (readonly WordSound[])[] | undefined;
  /** Returns how the words of each game sound; few searches need it. */
  const soundsOf = () =>
    (sounds ??= texts.map(({ name, provider }) =>
      `${name} ${provider}`.split(' ').map((word) => soundOf(romanise(word))),
    ));

  /** Returns games that sound like words of another script, which may be written without short vowels: the nearest first. */
  function findSoundingAlike(words: readonly string[]): number[] {
    const latin = words.map(romanise);
    if (latin.every((word, at) => word === words[at])) return [];
    const sought = latin.map(soundOf).filter(({ consonants }) => consonants !== '');
    if (sought.length === 0) return [];
    const fitOf = (known: readonly WordSound[]) =>
      Math.max(...sought.map((word) => Math.min(...known.map((one) => soundFit(word, one)))));
    const alike = soundsOf()
      .map((known, place) => ({ place, fit: fitOf(known) }))
      .filter(({ fit }) => fit < Infinity)
      .sort((a, b) => a.fit - b.fit);
    // Where words have the vowels that were typed, those with others are left out.
    const most = (alike[0]?.fit ?? 0) < otherVowels ? otherVowels : Infinity;
    return alike.filter(({ fit }) => fit < most).map(({ place }) => place);
  }

  /** Returns games with words that are nearly those, the nearest first. */
  function findSimilar(words: readonly string[], tolerance: Tolerance): number[] {
    const queries = words.map((word) => ({ combineWith: 'OR' as const, queries: typedForms(word) }));
    return index
      .search(
        { combineWith: 'AND', queries },
        {
          prefix: true,
          fuzzy: tolerance,
          boost: { name: 3 },
          processTerm: (term) => term,
          tokenize: (text) => [text],
        },
      )
      .map(({ id, score }) => ({ place: id as number, score }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .map(({ place }) => place);
  }

  function search(query: string): readonly number[] {
    const words = query.split(' ').slice(0, longestQuery);
    // A name of one word may be typed as two.
    const ways = words.length === 1 ? [words] : [words, [words.join('')]];
    for (const way of ways) {
      const found = findBeginnings(way.join(' '), way);
      if (found.length > 0) return found;
    }
    const joined = words.length === 1 ? findJoined(query) : [];
    if (joined.length > 0) return joined;
    for (const way of ways) {
      const found = findSoundingAlike(way);
      if (found.length > 0) return found;
    }
    for (const tolerance of tolerances) {
      const similar = findSimilar(words, tolerance);
      if (similar.length > 0) return similar;
    }
    return [];
  }

  return {
    find(text) {
      const query = fold(text);
      if (query === '') return text.trim() === '' ? all : [];
      const known = kept.get(query);
      const found = known ?? search(query);
      // The newest is the last; the oldest is dropped.
      kept.delete(query);
      kept.set(query, found);
      const [oldest] = kept.keys();
      if (kept.size > keptQueries && oldest !== undefined) kept.delete(oldest);
      return found;
    },
  };
}
