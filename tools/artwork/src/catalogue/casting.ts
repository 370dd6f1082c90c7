import { namesFrom, toSlug } from './naming.js';
import { PROVIDERS, type ProviderId } from './providers.js';
import { type GameKind, REFERENCE_GAMES } from './reference-games.js';
import { ORIGINAL_WORDS, SLOT_WORDS, TABLE_WORDS, type Words } from './words.js';
import { shuffled } from '../drawing/chance.js';
import { cyclic } from '../drawing/geometry.js';
import { type MotifId } from '../scenes/motifs.js';

/** A game before it has a place in the lobby: its name, maker and theme. */
export interface CastGame {
  slug: string;
  name: string;
  provider: ProviderId;
  motif: MotifId;
  kind: GameKind;
  /** the number of its drawn composition; composed pictures get theirs when the games are arranged */
  drawnSeed?: number;
}

/** Makers of live tables, of original games, and of slots; a maker that stands twice makes about twice as many. */
const LIVE_STUDIOS: readonly ProviderId[] = [
  'velvetroom',
  'velvetroom',
  'northlight',
  'monolith',
  'brasslion',
  'halfmoon',
  'redthread',
];
const ORIGINALS_STUDIOS: readonly ProviderId[] = [
  'pixelgrove',
  'parallax',
  'kitekey',
  'monolith',
  'glasswork',
  'skylark',
  'firefly',
];
const SLOT_STUDIOS: readonly ProviderId[] = [
  ...(Object.keys(PROVIDERS) as ProviderId[]),
  ...([
    'tidewater',
    'emberforge',
    'goldleaf',
    'sundial',
    'northlight',
    'copperkettle',
    'lowtide',
    'clovermoor',
    'octavo',
    'quarry',
  ] as const),
];

/** How many games of a kind and motif are made, besides the drawn ones. */
interface Batch {
  kind: GameKind;
  motif: MotifId;
  count: number;
  words: Words;
  studios: readonly ProviderId[];
}

const batch = (
  kind: GameKind,
  stock: Partial<Record<MotifId, Words>>,
  studios: readonly ProviderId[],
  motif: MotifId,
  count: number,
): Batch => {
  const words = stock[motif];
  if (!words) throw new Error(`There are no words for ${motif}.`);
  return { kind, motif, count, words, studios };
};

const batches = (): Batch[] => [
  ...(Object.keys(SLOT_WORDS) as MotifId[]).map((motif) =>
    batch('slots', SLOT_WORDS, SLOT_STUDIOS, motif, { cards: 14, book: 42 }[motif as string] ?? 44),
  ),
  ...(['gems', 'sevens', 'egypt', 'olympus', 'clover', 'pirate'] as const).map((motif) =>
    batch('jackpots', SLOT_WORDS, SLOT_STUDIOS, motif, 4),
  ),
  batch('live', TABLE_WORDS, LIVE_STUDIOS, 'cards', 26),
  batch('live', TABLE_WORDS, LIVE_STUDIOS, 'roulette', 26),
  batch('live', TABLE_WORDS, LIVE_STUDIOS, 'dice', 10),
  batch('live', TABLE_WORDS, LIVE_STUDIOS, 'wheel', 10),
  batch('tables', TABLE_WORDS, SLOT_STUDIOS, 'cards', 20),
  batch('tables', TABLE_WORDS, SLOT_STUDIOS, 'roulette', 14),
  batch('tables', TABLE_WORDS, SLOT_STUDIOS, 'dice', 8),
  batch('originals', ORIGINAL_WORDS, ORIGINALS_STUDIOS, 'originals', 16),
  batch('originals', ORIGINAL_WORDS, ORIGINALS_STUDIOS, 'crash', 14),
  batch('originals', ORIGINAL_WORDS, ORIGINALS_STUDIOS, 'dice', 6),
];

/** All games of the catalogue, the drawn ones first. */
export function castGames(): CastGame[] {
  const games: CastGame[] = REFERENCE_GAMES.map(({ seed, ...game }) => ({
    ...game,
    slug: toSlug(game.name),
    drawnSeed: seed,
  }));
  const taken = new Set(games.map(({ slug }) => slug.replace(/^the-/, '')));
  for (const { kind, motif, count, words, studios } of batches()) {
    const makers = shuffled(studios, `${kind}/${motif}/studios`);
    namesFrom(words, count, `${kind}/${motif}`, taken).forEach((name, i) => {
      games.push({ slug: toSlug(name), name, provider: cyclic(makers, i), motif, kind });
    });
  }
  return games;
}
