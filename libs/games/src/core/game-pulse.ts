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

/** Query options for the player's own rounds in the same buckets. Only for a logged-in player; cleared at logout. */
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
export const dayMinutes = 24 * 60;

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

/**
 * Returns what the axis of time shows at each row: its time of day at an hour, its date at a day. Of buckets between, the
 * one in which a day starts has its date, and the others have `null`; the first has its own date if no day starts.
 */
export function bucketLabels(
  rows: readonly PulseRow[],
  pulse: GamePulse,
  { day, time }: Record<'day' | 'time', Pick<Intl.DateTimeFormat, 'format'>>,
): (string | null)[] {
  if (pulse.bucketMinutes <= 60) return rows.map(({ from }) => time.format(from));
  if (pulse.bucketMinutes >= dayMinutes) return rows.map(({ from }) => day.format(from));
  const starts = rows.map((row) => {
    const last = day.format(bucketEnd(row, pulse) - 1);
    return last === day.format(row.from - 1) ? null : last;
  });
  const [first] = rows;
  if (first === undefined || starts.some((label) => label !== null)) return starts;
  return [day.format(first.from), ...starts.slice(1)];
}

/** Returns the parts of a range of times between which a line may break: its date and its times, or its two ends. */
export function rangeLines(
  format: Pick<Intl.DateTimeFormat, 'formatRangeToParts'>,
  from: number,
  to: number,
): string[] {
  const parts = format.formatRangeToParts(from, to);
  const start = parts.findIndex(({ source }) => source === 'startRange');
  const at = start > 0 ? start : parts.findIndex(({ source }) => source === 'endRange');
  return [parts.slice(0, at), parts.slice(at)]
    .map((line) =>
      line
        .map(({ value }) => value)
        .join('')
        .trim(),
    )
    .filter((line) => line !== '');
}
