import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import {
  type GamePulse,
  type GamePulsePeriod,
  getGamePulse,
  getMyGamePulse,
  type MyGamePulse,
} from '@casino-kit/api-contract';

const staleMs = 60_000;
type Client = Pick<ApiClient, 'call'>;
type Signal = Pick<CallOptions, 'signal'>;

/** Query options for the pulse of a game: rounds of all players and the payout share, by bucket. */
export function gamePulseQuery(client: Client, slug: string, period: GamePulsePeriod) {
  return {
    queryKey: ['games', 'pulse', slug, period] as const,
    queryFn: ({ signal }: Signal = {}) =>
      client.call(getGamePulse, { params: { slug }, query: { period } }, { signal }),
    staleTime: staleMs,
  };
}

/** Query options for the player's own rounds in the same buckets. Only for a signed-in player; cleared at sign-out. */
export function myGamePulseQuery(client: Client, slug: string, period: GamePulsePeriod) {
  return {
    queryKey: ['games', 'my pulse', slug, period] as const,
    queryFn: ({ signal }: Signal = {}) =>
      client.call(getMyGamePulse, { params: { slug }, query: { period } }, { signal }),
    staleTime: staleMs,
    meta: { audience: 'player' },
  };
}

/** A bucket as it is drawn and listed. */
export interface PulseRow {
  /** Its beginning, in milliseconds. */
  from: number;
  rounds: number;
  /** In per cent; `null` when there were too few players. */
  payoutShare: number | null;
  /** The player's own rounds; `null` when they are not known. */
  own: number | null;
}

const minuteMs = 60_000;

/** Returns the buckets of a pulse, the oldest first, with the player's own rounds where they are known. */
export function toPulseRows(pulse: GamePulse, mine?: MyGamePulse): PulseRow[] {
  const own = new Map(mine?.buckets.map(({ from, rounds }) => [Date.parse(from), rounds]));
  return pulse.buckets
    .map(({ from, rounds, payoutShare }) => {
      const at = Date.parse(from);
      return {
        from: at,
        rounds,
        payoutShare: payoutShare === null ? null : Number(payoutShare),
        own: mine === undefined ? null : (own.get(at) ?? 0),
      };
    })
    .filter(({ from }) => Number.isFinite(from))
    .sort((a, b) => a.from - b.from);
}

/** Returns the end of a bucket, in milliseconds. */
export const bucketEnd = ({ from }: PulseRow, { bucketMinutes }: GamePulse): number =>
  from + bucketMinutes * minuteMs;
