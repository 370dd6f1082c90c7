import {
  type Game,
  type GameCategory,
  type GameDetails,
  type RecentWin,
  type TopWin,
} from '@casino-kit/api-contract';

/**
 * Returns an image of a game's proportions with its name on it, drawn inline: tests and stories need no server for it.
 */
function picture(name: string, hue: number): string {
  const texts = name.split(' ');
  const lines = texts.map(
    (word, index) =>
      `<text x="150" y="${330 - (texts.length - 1 - index) * 44}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="40" fill="white">${word}</text>`,
  );
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 42%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 12%)"/></linearGradient></defs><rect width="300" height="400" fill="url(#g)"/><circle cx="150" cy="140" r="78" fill="hsl(${hue + 180} 70% 62%)" opacity=".85"/>${lines.join('')}</svg>`,
  )}`;
}

/** Returns a slot that can be played for money and as a demo. */
export function makeGame(overrides: Partial<Game> = {}): Game {
  const name = overrides.name ?? 'Book of Tides';
  const slug = overrides.slug ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const hue = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  return {
    id: slug,
    slug,
    name,
    provider: { id: 'tidewater', name: 'Tidewater' },
    kind: 'slots',
    thumbnailUrl: picture(name, hue),
    minBet: '0.10',
    maxBet: '100.00',
    returnToPlayer: '96.21',
    volatility: 4,
    demo: true,
    available: true,
    playersNow: null,
    ...overrides,
  };
}

/** Returns a game with all details of its page. */
export function makeGameDetails(overrides: Partial<GameDetails> = {}): GameDetails {
  return {
    ...makeGame(overrides),
    description: [
      'The harbour book opens when three or more land anywhere. One symbol is drawn at random before the ten free spins and grows to fill its reel whenever it can complete a line.',
      'Wins are paid from the left on ten fixed lines. The largest single prize is a full screen of the captain, worth 5,000 times the bet.',
    ],
    features: [
      'games.feature.reels5x3',
      'games.feature.lines10',
      'games.feature.freeSpins',
      'Expanding symbol',
    ],
    maxMultiplier: '5000',
    anyWinOneIn: '3.4',
    freeSpinsOneIn: '172',
    bonusBuy: false,
    bonusCompatible: true,
    releaseDate: '2025-09-18',
    session: {
      rounds: 200,
      stake: '0.20',
      sessions: 100_000,
      percentiles: { p5: '-31.00', p25: '-22.00', p75: '-2.00', p95: '24.00' },
      average: '-1.52',
    },
    ...overrides,
  };
}

/** Returns a live table with its bet range and players. */
export function makeTable(overrides: Partial<Game> = {}): Game {
  return makeGame({
    name: 'Velvet Roulette',
    provider: { id: 'velvetroom', name: 'Velvet Room' },
    kind: 'live',
    minBet: '0.50',
    maxBet: '5000',
    demo: false,
    playersNow: 214,
    ...overrides,
  });
}

export function makeRecentWin(overrides: Partial<RecentWin> = {}): RecentWin {
  const { slug, name, thumbnailUrl } = makeGame({ name: 'Koi Fortune' });
  return {
    roundId: 'round-1',
    player: 'Na•••a',
    game: { slug, name, thumbnailUrl },
    payout: '412.80',
    currencyCode: 'EUR',
    at: '2026-01-01T12:00:00Z',
    ...overrides,
  };
}

export function makeTopWin(overrides: Partial<TopWin> = {}): TopWin {
  return { ...makeRecentWin(), stake: '10.00', multiplier: '41.28', ...overrides };
}

const slotNames = [
  ...['Book of Tides', 'Ember Drake', 'Cherry Harbour', 'Moonlit Pack', 'Gem Cascade', 'Mask of Anket'],
  ...['Saturn Spins', 'Sugar Parade', 'Koi Fortune', 'Kraken’s Tide', 'Jade Idol', 'Fan of Fortune'],
  ...['Event Horizon', 'Royal Sevens', 'Lotus Garden', 'Shield Wall', 'Glaze Days', 'Pearl Diver'],
  ...['Lantern Night', 'Prism Vault', 'Six Chambers', 'Temple of Xul', 'Scarab Crown', 'Whale Song'],
  ...['Sands of Giza', 'Book of Embers', 'Dead Mesa', 'Aurora Wolf', 'Bell Fortune', 'Canopy Gold'],
];
const tableNames = [
  'Velvet Roulette',
  'Blackjack Noir',
  'Baccarat Salon',
  'Carnival Wheel',
  'Sic Bo',
  'Midnight Spin',
  'Dice Duel',
  'Auto Roulette',
];
const originalNames = [
  'Mines',
  'Lift-off',
  'Plinko',
  'Paper Wings',
  'Keno',
  'Glass Dice',
  'Hi-Lo',
  'Skybreaker',
];

/** A small catalogue with games of every category that the lobby shows. */
export const exampleGames: readonly Game[] = [
  ...slotNames.map((name) => makeGame({ name })),
  ...tableNames.map((name, index) => makeTable({ name, playersNow: index === 2 ? null : 40 + index * 37 })),
  ...originalNames.map((name) =>
    makeGame({ name, kind: 'originals', provider: { id: 'parallax', name: 'Parallax' } }),
  ),
];

/** Categories as the reference backend names them. */
export const exampleCategories: readonly GameCategory[] = (
  [
    ['all', 'All games', 65],
    ['popular', 'Popular', 24],
    ['new', 'New', 12],
    ['slots', 'Slots', 30],
    ['live', 'Live casino', 8],
    ['originals', 'Originals', 8],
    ['tables', 'Tables', 0],
    ['jackpots', 'Jackpots', 5],
    ['bonus-buy', 'Bonus buy', 9],
  ] as const
).map(([id, name, count]) => ({ id, key: `games.category.${id}`, name, icon: id, count }));
