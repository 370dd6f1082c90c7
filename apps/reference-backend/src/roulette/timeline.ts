import { createHash } from 'node:crypto';

/** How long the phases of a round last, in ms: bets are taken, the wheel spins, the result stays. */
export const phaseMs = { betting: 18_000, spin: 9_000, rest: 5_000 } as const;
const cycleMs = phaseMs.betting + phaseMs.spin + phaseMs.rest;

export type Phase = keyof typeof phaseMs;

/** A round of a table, by the table's slug and its number, and when its phases begin and end. */
export interface TableRound {
  slug: string;
  number: number;
  opensAt: Date;
  closesAt: Date;
  settlesAt: Date;
  endsAt: Date;
}

/** Returns how far the rounds of a table are behind those of a table without an offset, in ms: whole seconds of a round. */
function computeOffset(slug: string): number {
  const spread = createHash('sha256').update(slug).digest().readUInt32BE(0);
  return (spread % (cycleMs / 1_000)) * 1_000;
}

/** Returns a round of a table by its number. Rounds follow each other from 1970 on, so every node knows all of them. */
export function toTableRound(slug: string, number: number): TableRound {
  const opens = number * cycleMs + computeOffset(slug);
  const closes = opens + phaseMs.betting;
  return {
    slug,
    number,
    opensAt: new Date(opens),
    closesAt: new Date(closes),
    settlesAt: new Date(closes + phaseMs.spin),
    endsAt: new Date(opens + cycleMs),
  };
}

/** Returns the round of a table at an instant. */
export function roundAt(slug: string, now: Date): TableRound {
  return toTableRound(slug, Math.floor((now.getTime() - computeOffset(slug)) / cycleMs));
}

/** Returns the phase of a round at an instant, and when it ends. */
export function phaseAt(round: TableRound, now: Date): { phase: Phase; until: Date } {
  if (now < round.closesAt) return { phase: 'betting', until: round.closesAt };
  if (now < round.settlesAt) return { phase: 'spin', until: round.settlesAt };
  return { phase: 'rest', until: round.endsAt };
}

/** Returns the id of a round, unlike that of any other table's. */
export function toRoundId({ slug, number }: Pick<TableRound, 'slug' | 'number'>): string {
  return `${slug}:${number}`;
}
