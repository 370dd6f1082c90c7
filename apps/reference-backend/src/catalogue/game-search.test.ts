import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGameSearch, fold, romanise } from './game-search.js';
import { toSound } from './word-sound.js';

const games = [
  ['Baker Street', 'Northlight'],
  ['Tides of Gold', 'Northlight'],
  ['Book of Tides', 'Tidewater'],
  ['Tides', 'Reef'],
  ['Kraken’s Ñandú', 'Tidewater'],
  ['Золотой дракон', 'Северный Ветер'],
  ['Μυστικός θησαυρός', 'Αστέρι'],
  ['كنز البحّار', 'نجم للألعاب'],
  ['龍王の宝箱', '桜工房'],
  ['Große Früchte', 'Halfmoon'],
  ['जादुई बाघ', 'Quarry'],
  ['Velvet Roulette', 'Velvet Room'],
  ['Grand Blackjack', 'Velvet Room'],
  ['Koi Fortune', 'Halfmoon'],
  ['Dragon of the Chasm', 'Octavo'],
  ['Harbour Poker', 'Velvet Room'],
  ['Noble Baccarat', 'Velvet Room'],
] as const;
const search = createGameSearch(games.map(([name, providerName]) => ({ name, providerName })));
const found = (query: string) => search.find(query).map((place) => games[place]?.[0]);

/** Returns how many letters have to be inserted, removed or replaced. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [done, letter] of [...from].entries())
    row = [...to].reduce(
      (next, other, at) => [
        ...next,
        Math.min((row[at] ?? 0) + (letter === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      ],
      [done + 1],
    );
  return row.at(-1) ?? 0;
}

describe('fold', () => {
  it('removes case, accents, apostrophes, marks between words and forms of letters', () => {
    expect(fold('  Kraken’s  ÑANDÚ — Crème ')).toBe('krakens nandu creme');
    expect(fold('Straße, Łódź & Æther')).toBe('strasse lodz aether');
    expect(fold('ΘΗΣΑΥΡΌΣ')).toBe(fold('θησαυρός'));
    expect(fold('الأَسْوَد')).toBe(fold('الاسود'));
  });
});

describe('romanise', () => {
  it('writes Cyrillic, Greek and Arabic letters as Latin keyboards do', () => {
    expect([romanise(fold('дракон')), romanise(fold('δράκος')), romanise(fold('كنز'))]).toEqual([
      'drakon',
      'drakos',
      'knz',
    ]);
  });
});

describe('a search', () => {
  it('lists the whole name first, then its beginning, then a word of it', () => {
    expect(found('tides')).toEqual(['Tides', 'Tides of Gold', 'Book of Tides']);
  });
  it('finds beginnings of words in any order, in names and providers', () => {
    expect(found('tid boo')).toEqual(['Book of Tides']);
    expect(found('tidewater')).toEqual(['Book of Tides', 'Kraken’s Ñandú']);
    expect(found('tidewater tides')).toEqual(['Book of Tides']);
  });
  it.each([
    ['bok of tides', 'Book of Tides'],
    ['book of tdies', 'Book of Tides'],
    ['krakns', 'Kraken’s Ñandú'],
    ['дркаон', 'Золотой дракон'],
  ])('finds “%s” although it is typed wrong', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });
  it.each([
    ['золотой', 'Золотой дракон'],
    ['ДРАКОН', 'Золотой дракон'],
    ['drakon', 'Золотой дракон'],
    ['θησαυρος', 'Μυστικός θησαυρός'],
    ['thisavros', 'Μυστικός θησαυρός'],
    ['البحار', 'كنز البحّار'],
    ['宝箱', '龍王の宝箱'],
    ['龍王', '龍王の宝箱'],
    ['grosse', 'Große Früchte'],
    ['fruchte', 'Große Früchte'],
    ['बाघ', 'जादुई बाघ'],
    ['северныи', 'Золотой дракон'],
    ['روليت', 'Velvet Roulette'],
    ['رولي', 'Velvet Roulette'],
    ['دراغون', 'Dragon of the Chasm'],
    ['بوك تايدز', 'Book of Tides'],
    ['рулетт', 'Velvet Roulette'],
    ['рулетка', 'Velvet Roulette'],
    ['блэкджек', 'Grand Blackjack'],
    ['بلاك جاك', 'Grand Blackjack'],
    ['black jack', 'Grand Blackjack'],
    ['كوي', 'Koi Fortune'],
    ['Бук оф Тайдс', 'Book of Tides'],
  ])('finds “%s” across scripts', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });
  it('finds a name that is typed without its spaces', () => {
    expect(found('bookoftides')).toEqual(['Book of Tides']);
    expect(found('koifor')).toEqual(['Koi Fortune']);
  });
  it.each([
    // No game of the list has such a word, or one that sounds like it.
    ...[
      'книга',
      'кот',
      'Кит',
      'кни',
      'дом',
      'рыба',
      'спасибо',
      'σκύλος',
      'αλεπού',
      'كتاب',
      'قط',
      'ذهب',
      'مرحبا',
    ],
    ...['北', '猫', '東京', '서울', 'ไทย', 'שלום', 'नमस्ते'],
    // A number is no other number, and punctuation is no word.
    ...['%27;--', '27', '%', "'", '"><', '-- ;', '。', '٪'],
  ])('finds nothing for “%s”', (typed) => {
    expect(found(typed)).toEqual([]);
  });
  it('does not take a short word of another script for one with another consonant', () => {
    const sevens = createGameSearch([{ name: 'Lucky Seven', providerName: 'Tidewater' }]);
    expect(sevens.find('север')).toEqual([]);
    expect(sevens.find('севен')).toEqual([0]);
  });
  it('finds nothing for random words in scripts that no name has', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom([0x5b80, 0x5fff], [0xac00, 0xd7a3], [0x05d0, 0x05ea], [0x10d0, 0x10f0])
          .chain(([from, to]) =>
            fc.array(fc.integer({ min: from ?? 0, max: to ?? 0 }), { minLength: 1, maxLength: 9 }),
          ),
        (letters) => {
          const typed = String.fromCodePoint(...letters);
          fc.pre(!games.some((game) => [...typed].some((letter) => game.join().includes(letter))));
          expect(found(typed)).toEqual([]);
        },
      ),
    );
  });
  it('finds for random words of other scripts only names with a word that is nearly theirs', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...['абвгдежзиклмнопрстуфхцчшщыэюя', 'αβγδεζηθικλμνξοπρστυφχψω'])
          .chain((letters) => fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 9 })),
        (letters) => {
          const typed = romanise(letters.join(''));
          const isNear = (word: string) =>
            word.startsWith(typed) ||
            toSound(word).startsWith(toSound(typed)) ||
            editsBetween(toSound(typed), toSound(word)) <= 3 ||
            editsBetween(typed, word) <= 2;
          for (const place of search.find(letters.join(''))) {
            const words = fold((games[place] ?? []).join(' '))
              .split(' ')
              .map(romanise);
            expect(words.filter(isNear), `${typed}: ${words.join(' ')}`).not.toEqual([]);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it('lists a whole word that sounds alike before the beginning of another', () => {
    expect(found('بوك')).toEqual(['Book of Tides', 'Harbour Poker']);
  });
  it('leaves out words with other vowels where one has those that were typed', () => {
    expect(found('باكارا')).toEqual(['Noble Baccarat']);
    expect(found('بوكر')).toEqual(['Harbour Poker']);
  });
  it('finds nothing for what no name is like, and everything for nothing', () => {
    expect(found('xqzwvut')).toEqual([]);
    expect(found('  ')).toHaveLength(games.length);
    for (const typed of ['…', '🎰', '!!!']) expect(found(typed)).toEqual([]);
  });
  it.each(['__proto__', 'constructor', '%00', '💥💥', 'a'.repeat(10_000), '*', '\u0000', '\ud800'])(
    'survives %j',
    (typed) => {
      expect(Array.isArray(found(typed))).toBe(true);
    },
  );
  it('returns the same for a query that was asked before', () => {
    expect(search.find('Tides')).toBe(search.find(' tides '));
  });
});
