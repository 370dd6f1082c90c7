/** The kinds of games that are slots, whose mathematics this backend knows. */
export const slotKinds: readonly string[] = ['slots', 'jackpots'];

/** Whether a game has an engine here: the slots. */
export function hasEngine({ kind }: { kind: string }): boolean {
  return slotKinds.includes(kind);
}

/** Whether a game is a table of live roulette, whose rounds all players share. */
export function isRoulette({ motif }: { motif: string }): boolean {
  return motif === 'roulette';
}

/** Whether this backend can play a game, as a slot or as a table of roulette. Only those are listed (decision 61). */
export function isPlayable(entry: { kind: string; motif: string }): boolean {
  return hasEngine(entry) || isRoulette(entry);
}
