import { type Original } from '@casino-kit/reference-games';
import { type CatalogueEntry } from './catalogue-file.js';

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
export function originalOf({ kind, slug }: { kind: string; slug: string }): PlayableOriginal | undefined {
  return kind === 'originals' ? originalsBySlug.get(slug) : undefined;
}

/** The kinds of games that are slots, whose mathematics this backend knows. */
export const slotKinds: readonly string[] = ['slots', 'jackpots'];

/** Whether a game has an engine here: the slots. */
export function hasEngine({ kind }: { kind: string }): boolean {
  return slotKinds.includes(kind);
}

/** Returns the number of the machine that plays a slot. */
export function machineOf({ volatility }: Pick<CatalogueEntry, 'volatility'>): number {
  return volatility;
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
