import { type Original, getSlotModel } from '@casino-kit/reference-games';

/** An original that this backend can play: crash is the one whose rounds all players share. */
export type PlayableOriginal = Original | 'crash';

/** The originals that have a game of their own here, by the slug of their picture. */
const originalsBySlug: ReadonlyMap<string, PlayableOriginal> = new Map([
  ['glass-dice', 'dice'],
  ['skybreaker', 'crash'],
  ['mines', 'mines'],
  ['plinko', 'plinko'],
]);

/** Returns which original a game of the file is; undefined if it is none that this backend can play. */
export function getOriginal({ kind, slug }: { kind: string; slug: string }): PlayableOriginal | undefined {
  return kind === 'originals' ? originalsBySlug.get(slug) : undefined;
}

/** The kinds of games that are slots, whose mathematics this backend knows. */
export const slotKinds: readonly string[] = ['slots', 'jackpots'];

/** Whether a game has an engine here: the slots. */
export function hasEngine({ kind }: { kind: string }): boolean {
  return slotKinds.includes(kind);
}

/**
 * The games that play another machine than the one with ten lines of their volatility, by the machine's number.
 */
const gamesByMachine: readonly (readonly [machine: number, slugs: readonly string[]])[] = [
  [6, ['kraken-s-tide', 'lunar-run', 'autumn-manor', 'obsidian-crown', 'mutiny-isle', 'silver-pack']],
  [7, ['corsair-s-oath', 'shield-wall', 'tin-astronaut', 'six-chambers', 'the-green-door', 'scarab-crown']],
  [8, ['nebula-array', 'mossy-ale', 'lotus-garden', 'drop-the-needle', 'lost-signal', 'potion-brew']],
  [
    9,
    [
      'vineyard-nights',
      'bonbon-burst',
      'beekeeper-s-parade',
      'stone-setting',
      'facet-mirror',
      'topaz-mirror',
    ],
  ],
  [
    10,
    [
      'the-cobbler-s-gold',
      'doubloon-gold',
      'nine-doubloons',
      'herd-of-gold',
      'sheriff-s-gold',
      'parrot-gold',
    ],
  ],
];
const machinesBySlug: ReadonlyMap<string, number> = new Map(
  gamesByMachine.flatMap(([machine, slugs]) => slugs.map((slug) => [slug, machine])),
);

/** Returns the number of the machine that plays a slot. */
export function getMachine({ slug, volatility }: { slug: string; volatility: number }): number {
  return machinesBySlug.get(slug) ?? volatility;
}

/** Returns the volatility of a game: that of its machine, or for other games the one that is listed. */
export function getVolatility(game: { slug: string; kind: string; volatility: number }): number {
  return hasEngine(game) ? getSlotModel(getMachine(game)).volatility : game.volatility;
}

/** Whether a game is a table of live roulette, whose rounds all players share. */
export function isRoulette({ motif }: { motif: string }): boolean {
  return motif === 'roulette';
}

/** Whether this backend can play a game: as a slot, a table of roulette, or an original. Only those are listed (decision 61). */
export function isPlayable(entry: {
  kind: string;
  motif: string;
  original?: PlayableOriginal | undefined;
}): boolean {
  return hasEngine(entry) || isRoulette(entry) || entry.original !== undefined;
}
