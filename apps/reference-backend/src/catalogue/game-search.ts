import MiniSearch from 'minisearch';
import { beginningCost, soundDistance, toSound } from './word-sound.js';

/** What is searched of a game. */
export interface SearchedGame {
  name: string;
  providerName: string;
}

/** Plain spellings of the letters that Unicode does not decompose, and of variants of one letter. */
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
const latinByLetter = new Map(
  [
    [cyrillic, cyrillicLatin],
    [greek, greekLatin],
    [arabic, arabicLatin],
  ].flatMap(([letters, written]) =>
    [...(letters as string)].map((letter, index) => [letter, written?.[index] ?? ''] as const),
  ),
);

/** Returns a folded word in Latin letters, as people type names of other scripts on a Latin keyboard. */
export function romanise(folded: string): string {
  return [...folded].map((letter) => latinByLetter.get(letter) ?? letter).join('');
}

/** Scripts that are written without spaces: every end of a word is found as well. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Returns the forms under which a folded word is found. */
function toSearchForms(word: string): string[] {
  if (unspaced.test(word)) return [...word].map((_letter, index) => [...word].slice(index).join(''));
  const latin = romanise(word);
  return latin === word ? [word] : [word, latin];
}

type Tolerance = (word: string) => number;

/** How many letters of a word may be wrong, in steps: a step is taken when the one before it found nothing. */
const tolerances: readonly Tolerance[] = [
  ({ length }) => (length >= 8 ? 2 : length >= 3 ? 1 : 0),
  // Two letters that changed places count as two wrong ones.
  ({ length }) => (length >= 5 ? 2 : length >= 3 ? 1 : 0),
];

/** Another sign of such a script, or another number, is another word. */
const isExact = (word: string) => unspaced.test(word) || /^\p{N}+$/u.test(word);

/** A word that was read letter by letter out of another script may have fewer wrong letters. */
const readTolerance: Tolerance = ({ length }) => (length >= 8 ? 2 : length >= 6 ? 1 : 0);

/** Scripts that do not write short vowels. */
const vowelless = /\p{Script=Arabic}/u;

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
    .map((word) => ` ${toSearchForms(word).join(' ')}`)
    .join('');

/** A typed word as it is looked for: any of these is in the text. */
type Sought = readonly string[];

/** Returns what to look for: a beginning of a word; in scripts without spaces it is anywhere. */
const toSought = (word: string): Sought =>
  typedForms(word).map((form) => (unspaced.test(form) ? form : ` ${form}`));

const hasAll = (text: string, words: readonly Sought[]): boolean =>
  words.every((forms) => forms.some((form) => text.includes(form)));

/** How well a match fits: the whole name, its beginning, its words, its words and those of its provider. */
const fits = 4;

function computeFit(query: string, words: readonly Sought[], name: string, nameText: string): number {
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
    processTerm: toSearchForms,
    autoVacuum: false,
  });
  index.addAll(texts.map(({ name, provider }, id) => ({ id, name, provider })));
  const kept = new Map<string, readonly number[]>();

  function findBeginnings(query: string, words: readonly string[]): number[] {
    const byFit = Array.from({ length: fits }, (): number[] => []);
    const sought = words.map(toSought);
    for (const [place, { name, nameText, text }] of texts.entries())
      if (hasAll(text, sought)) byFit[computeFit(query, sought, name, nameText)]?.push(place);
    return byFit.flat();
  }

  /** Returns games whose name is one word when it is typed without spaces, as in `sugarparade`. */
  const findJoined = (word: string): number[] =>
    texts.flatMap(({ joined }, place) => (joined.startsWith(word) ? [place] : []));

  let sounds: { soundOfWord: Map<string, string>; words: readonly (readonly string[])[] } | undefined;
  /** Returns the words of each game, and how each word sounds; few searches need it. */
  const getSounds = () => {
    if (sounds !== undefined) return sounds;
    const words = texts.map(({ name, provider }) => `${name} ${provider}`.split(' '));
    sounds = { words, soundOfWord: new Map(words.flat().map((word) => [word, toSound(romanise(word))])) };
    return sounds;
  };

  /** Returns games that sound like words of another script, which may be written without short vowels: the nearest first. */
  function findSoundingAlike(words: readonly string[]): number[] {
    if (words.every((word) => romanise(word) === word)) return [];
    const known = getSounds();
    const distances = words.map((word) => {
      const latin = romanise(word);
      const sound = toSound(latin);
      const omitsVowels = vowelless.test(word);
      return new Map(
        [...known.soundOfWord].map(([other, otherSound]) => [
          other,
          romanise(other).startsWith(latin) ? 0 : soundDistance(sound, otherSound, omitsVowels),
        ]),
      );
    });
    const alike = known.words
      .map((own, place) => {
        const nearest = distances.map((to) => Math.min(...own.map((word) => to.get(word) ?? Infinity)));
        return { place, distance: Math.max(...nearest) };
      })
      .filter(({ distance }) => distance < Infinity)
      .sort((a, b) => a.distance - b.distance);
    // Where words sound the same, those that nearly do are left out.
    const farthest = (alike[0]?.distance ?? 0) <= beginningCost ? beginningCost : Infinity;
    return alike.filter(({ distance }) => distance <= farthest).map(({ place }) => place);
  }

  /** Returns games with words that are nearly those, the nearest first. */
  function findSimilar(words: readonly string[], tolerance: Tolerance): number[] {
    const queries = words.map((word) => ({ combineWith: 'OR' as const, queries: typedForms(word) }));
    const getTolerance = (form: string) =>
      isExact(form) ? 0 : words.includes(form) ? tolerance(form) : readTolerance(form);
    return index
      .search(
        { combineWith: 'AND', queries },
        {
          prefix: true,
          fuzzy: getTolerance,
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
