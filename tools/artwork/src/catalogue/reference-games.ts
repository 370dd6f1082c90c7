import { type ProviderId } from './providers.js';
import { type MotifId } from '../scenes/motifs.js';

/** How a game is sold in the lobby. */
export type GameKind = 'slots' | 'live' | 'originals' | 'tables' | 'jackpots';

/** A game whose picture was drawn by hand: it stands on the motif's composition with the number of its seed. */
export interface ReferenceGame {
  name: string;
  provider: ProviderId;
  motif: MotifId;
  seed: number;
  kind: GameKind;
}

type Row = readonly [name: string, provider: ProviderId, kind?: GameKind];

const drawn = (motif: MotifId, rows: readonly Row[]): ReferenceGame[] =>
  rows.map(([name, provider, kind = 'slots'], seed) => ({ name, provider, motif, seed, kind }));

/** The 65 games that show every drawn composition once. */
export const REFERENCE_GAMES: readonly ReferenceGame[] = [
  ...drawn('fruit', [
    ['Cherry Harbour', 'tidewater'],
    ['Melon Drop', 'pixelgrove'],
    ['Juicy Forty', 'emberforge'],
    ['Vineyard Nights', 'kitekey'],
  ]),
  ...drawn('gems', [
    ['Gem Cascade', 'northlight'],
    ['Ruby Standard', 'goldleaf'],
    ['Prism Vault', 'parallax'],
  ]),
  ...drawn('egypt', [
    ['Mask of Anket', 'sundial'],
    ['Sands of Giza', 'goldleaf'],
    ['Scarab Crown', 'sundial'],
  ]),
  ...drawn('sea', [
    ['Pearl Diver', 'tidewater'],
    ["Kraken's Tide", 'tidewater'],
    ['Whale Song', 'northlight'],
  ]),
  ...drawn('space', [
    ['Saturn Spins', 'parallax'],
    ['Lost Signal', 'monolith'],
    ['Event Horizon', 'parallax'],
  ]),
  ...drawn('dragon', [
    ['Eye of the Wyrm', 'emberforge'],
    ['Ember Drake', 'emberforge'],
    ['Hatchling', 'kitekey'],
  ]),
  ...drawn('western', [
    ['Dead Mesa', 'monolith'],
    ["Sheriff's Gold", 'goldleaf'],
    ['Six Chambers', 'emberforge'],
    ['Lucky Iron', 'sundial'],
  ]),
  ...drawn('candy', [
    ['Sugar Parade', 'kitekey'],
    ['Glaze Days', 'pixelgrove'],
    ['Bonbon Burst', 'kitekey'],
  ]),
  ...drawn('cards', [
    ['Blackjack Royale', 'velvetroom', 'live'],
    ['Blackjack Noir', 'velvetroom', 'live'],
    ['Baccarat Salon', 'velvetroom', 'live'],
    ["Joker's Court", 'kitekey'],
  ]),
  ...drawn('roulette', [
    ['Harbour Roulette', 'velvetroom', 'live'],
    ['Velvet Roulette', 'velvetroom', 'live'],
    ['Auto Roulette', 'northlight', 'live'],
  ]),
  ...drawn('dice', [
    ['Dice Duel', 'monolith', 'live'],
    ['Sic Bo', 'velvetroom', 'live'],
    ['Glass Dice', 'pixelgrove', 'originals'],
  ]),
  ...drawn('crash', [
    ['Skybreaker', 'parallax', 'originals'],
    ['Lift Off', 'pixelgrove', 'originals'],
    ['Paper Wings', 'kitekey', 'originals'],
  ]),
  ...drawn('book', [
    ['Book of Tides', 'tidewater'],
    ['Book of Embers', 'emberforge'],
    ['Book of Seers', 'goldleaf'],
    ['Book of Anket', 'sundial'],
  ]),
  ...drawn('wolf', [
    ['Moonlit Pack', 'monolith'],
    ['Lone Howl', 'northlight'],
    ['Aurora Wolf', 'northlight'],
  ]),
  ...drawn('jungle', [
    ['Temple of Xul', 'goldleaf'],
    ['Jade Idol', 'pixelgrove'],
    ['Canopy Gold', 'goldleaf'],
  ]),
  ...drawn('norse', [
    ['Fjord Runes', 'northlight'],
    ['Shield Wall', 'emberforge'],
    ['Jarl', 'monolith'],
  ]),
  ...drawn('sevens', [
    ['Royal Sevens', 'sundial'],
    ['Bell Fortune', 'goldleaf'],
    ['Triple Bar', 'emberforge'],
  ]),
  ...drawn('lantern', [
    ['Lantern Night', 'velvetroom'],
    ['Lotus Garden', 'tidewater'],
    ['Koi Fortune', 'tidewater'],
    ['Fan of Fortune', 'sundial'],
  ]),
  ...drawn('originals', [
    ['Mines', 'pixelgrove', 'originals'],
    ['Plinko', 'pixelgrove', 'originals'],
    ['Hi-Lo', 'monolith', 'originals'],
    ['Keno', 'parallax', 'originals'],
  ]),
  ...drawn('wheel', [
    ['Carnival Wheel', 'velvetroom', 'live'],
    ['Midnight Spin', 'velvetroom', 'live'],
  ]),
];

/** The first games by popularity, most popular first. */
export const MOST_POPULAR: readonly string[] = [
  'Book of Tides',
  'Ember Drake',
  'Cherry Harbour',
  'Harbour Roulette',
  'Moonlit Pack',
  'Gem Cascade',
  'Mask of Anket',
  'Saturn Spins',
  'Sugar Parade',
  'Koi Fortune',
];

/** The first live tables by popularity, after the one among the most popular games. */
export const FIRST_LIVE: readonly string[] = [
  'Velvet Roulette',
  'Blackjack Noir',
  'Baccarat Salon',
  'Carnival Wheel',
  'Sic Bo',
  'Blackjack Royale',
  'Midnight Spin',
  'Auto Roulette',
  'Dice Duel',
];

/** The newest games, newest first. */
export const NEWEST: readonly string[] = [
  "Kraken's Tide",
  'Jade Idol',
  'Fan of Fortune',
  'Event Horizon',
  'Royal Sevens',
  'Eye of the Wyrm',
  'Lotus Garden',
  'Shield Wall',
  'Glaze Days',
];
