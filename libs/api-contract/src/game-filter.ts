/** What a game can be filtered by, besides its volatility and its return to player. */
export const gameFeatures = [
  'bonus-buy',
  'free-spins',
  'multiplier',
  'jackpot',
  'live-dealer',
  'demo',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** The steps of a game's volatility, from even to wild. */
export const volatilities = [1, 2, 3, 4, 5] as const;
export type Volatility = (typeof volatilities)[number];

/** A filter of games: any of the volatilities, all of the features, a range of the return to player in per cent. */
export interface GameFilter {
  volatility: readonly Volatility[];
  features: readonly GameFeature[];
  /** Both ends are included; `null` leaves one open. */
  rtp: { from: number | null; to: number | null };
}

/** A filter as addresses and `listGames` write it. */
export type WrittenGameFilter = Partial<Record<keyof GameFilter, string | null | undefined>>;

/** Returns the known values of a written list, each once, in their own order. */
function known<Value extends string | number>(
  values: readonly Value[],
  written: string | null | undefined,
): Value[] {
  const parts = new Set((written ?? '').split(',').map((part) => part.trim()));
  return values.filter((value) => parts.has(String(value)));
}

const range = /^(\d{1,3}(?:\.\d{1,2})?)?-(\d{1,3}(?:\.\d{1,2})?)?$/;

/** Reads a filter as it is written; whatever cannot be read filters nothing. */
export function parseGameFilter({ volatility, features, rtp }: WrittenGameFilter): GameFilter {
  const [, from, to] = range.exec(rtp?.trim() ?? '') ?? [];
  return {
    volatility: known(volatilities, volatility),
    features: known(gameFeatures, features),
    rtp: { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) },
  };
}

/** Writes a filter for an address or `listGames`; a part that filters nothing is omitted. */
export function formatGameFilter({
  volatility,
  features,
  rtp,
}: GameFilter): Partial<Record<keyof GameFilter, string>> {
  return {
    ...(volatility.length > 0 && { volatility: volatility.join(',') }),
    ...(features.length > 0 && { features: features.join(',') }),
    ...((rtp.from !== null || rtp.to !== null) && { rtp: `${rtp.from ?? ''}-${rtp.to ?? ''}` }),
  };
}
