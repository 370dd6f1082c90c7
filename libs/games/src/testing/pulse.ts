import { type GamePulse } from '@casino-kit/api-contract';

const hourMs = 3_600_000;
const hours = 24;

/** Returns a day of a game: few rounds at night, so that their payout share is hidden, and most in the evening. */
export function makePulse(overrides: Partial<GamePulse> = {}): GamePulse {
  const start = Date.parse('2026-11-23T12:00:00Z');
  return {
    bucketMinutes: 60,
    buckets: Array.from({ length: hours }, (_, hour) => {
      const rounds = Math.round(180 + 160 * Math.cos(((hour - 9) / hours) * 2 * Math.PI));
      return {
        from: new Date(start + hour * hourMs).toISOString(),
        rounds,
        payoutShare: rounds < 40 ? null : (88 + ((hour * 37) % 23)).toFixed(2),
      };
    }),
    ...overrides,
  };
}
