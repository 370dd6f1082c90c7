import { describe, expect, it } from 'vitest';
import { createGameSearch, fold, romanise } from './game-search.js';

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
  it('finds nothing by two consonants of another script whose vowels are others', () => {
    expect(found('Кит')).toEqual([]);
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
