import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare } from '@casino-kit/money';
import {
  getRoundRejection,
  longestActivityMs,
  openGameMs,
  type PlaySession,
  type PlaySessionRules,
  sessionAt,
  sessionBreakMs,
  withActivity,
  withAnswer,
  withFigures,
  withoutFigures,
  withStartedRound,
} from './play-session.js';

const runs = Number(process.env['LIMIT_RUNS'] ?? 3_000);
const start = Date.parse('2026-11-26T20:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const free: PlaySessionRules = {
  checkMinutes: null,
  pauseMinutes: 0,
  minimumRoundSeconds: { slots: 0, others: 0 },
  oneGameAtATime: false,
};
const slot = { gameSlug: 'pearl-diver', kind: 'slots' } as const;
const roulette = { gameSlug: 'harbour-roulette', kind: 'others' } as const;

/** Plays a round every `stepSeconds` from one second to another; the last state. */
function playFrom(
  before: PlaySession | null,
  [from, to]: readonly [number, number],
  rules: PlaySessionRules,
  stepSeconds = 30,
): PlaySession {
  let session = before;
  for (let second = from; second <= to; second += stepSeconds)
    session = withStartedRound(session, slot, at(second), rules);
  if (session === null) throw new Error('nothing was played');
  return session;
}

describe('withActivity', () => {
  it('counts what lies between two activities, at most a minute of it', () => {
    const session = withActivity(withActivity(null, at(0), free), at(20), free);
    expect(session.playedMs).toBe(20_000);
    expect(withActivity(session, at(20 + 600), free).playedMs).toBe(20_000 + longestActivityMs);
  });

  it('begins a new session after a break, but keeps one with a check that waits', () => {
    const rules = { ...free, checkMinutes: 5 };
    const played = playFrom(null, [0, 240], rules);
    const later = new Date(at(300).getTime() + sessionBreakMs + 1);
    expect(withActivity(played, later, rules)).toMatchObject({ playedMs: 0, startedAt: later.toISOString() });
    const due = playFrom(null, [0, 300], rules);
    expect(due.checkDueAt).toBe(at(300).toISOString());
    expect(withActivity(due, later, rules)).toMatchObject({ playedMs: 300_000, checkDueAt: due.checkDueAt });
    const answered = withAnswer(due, later);
    expect(sessionAt(answered, later)).toBeNull();
  });

  it('counts nothing when the clock is set back, and goes on from there', () => {
    const session = playFrom(null, [0, 60], free);
    const back = withActivity(session, at(-7200), free);
    expect(back.playedMs).toBe(60_000);
    expect(withActivity(back, at(-7190), free).playedMs).toBe(70_000);
    const skewed = withActivity(session, at(59), free);
    expect(withActivity(skewed, at(61), free).playedMs).toBe(61_000);
  });

  // The whole timeline in seconds, each of which counts when an activity began less than a minute before it.
  const coveredSeconds = (activities: readonly number[]) => {
    const covered = new Set<number>();
    const last = Math.max(...activities);
    for (const from of activities)
      for (let second = from; second < Math.min(from + 60, last); second += 1) covered.add(second);
    return covered.size;
  };
  it('loses and doubles no time and no stake, whatever the order of several tabs and devices', () => {
    const tab = fc.record({
      from: fc.nat({ max: 3_000 }),
      steps: fc.array(fc.nat({ max: 200 }), { maxLength: 25 }),
      stake: fc.integer({ min: 1, max: 5_000 }),
      won: fc.nat({ max: 9_000 }),
    });
    fc.assert(
      fc.property(fc.array(tab, { minLength: 1, maxLength: 5 }), (tabs) => {
        const rounds = tabs.flatMap(({ from, steps, stake, won }) => {
          let second = from;
          return [0, ...steps].map((step) => {
            second += step;
            return { second, stake: (stake / 100).toFixed(2), won: (won / 100).toFixed(2) };
          });
        });
        rounds.sort((a, b) => a.second - b.second);
        let session: PlaySession | null = null;
        let model = { seconds: [] as number[], staked: '0', won: '0' };
        for (const { second, stake, won } of rounds) {
          const last = model.seconds.at(-1);
          if (last !== undefined && second - last > 3_600) model = { seconds: [], staked: '0', won: '0' };
          model.seconds.push(second);
          model.staked = add(model.staked, stake);
          model.won = add(model.won, won);
          session = withFigures(withStartedRound(session, slot, at(second), free), { staked: stake, won });
        }
        expect(session?.playedMs).toBe(coveredSeconds(model.seconds) * 1000);
        expect(compare(session?.staked ?? '', model.staked)).toBe(0);
        expect(compare(session?.won ?? '', model.won)).toBe(0);
        expect(session?.rounds).toBe(model.seconds.length);
      }),
      { numRuns: runs },
    );
  });

  it('has a check due after every interval of play and lets no round pass until it is answered', () => {
    const step = fc.record({
      wait: fc.nat({ max: 100 }),
      does: fc.constantFrom('round', 'report', 'round', 'answer'),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 20 }),
        fc.array(step, { maxLength: 80 }),
        (checkMinutes, steps) => {
          const rules = { ...free, checkMinutes };
          let session: PlaySession | null = null;
          let second = 0;
          let sinceAnswer = 0;
          for (const { wait, does } of steps) {
            second += wait;
            const now = at(second);
            const played: number = session?.playedMs ?? 0;
            const due: string | null = session?.checkDueAt ?? null;
            const rejection = getRoundRejection(session, slot, now, rules);
            expect(rejection?.code).toBe(due === null ? undefined : 'REALITY_CHECK_DUE');
            if (does === 'answer' && session !== null && due !== null) {
              session = withAnswer(session, now);
              sinceAnswer = 0;
            } else if (does === 'report' || (does === 'round' && rejection === null)) {
              session = withActivity(session, now, rules);
              sinceAnswer += session.playedMs - played;
              if (due !== null) expect([session.playedMs, session.checkDueAt]).toEqual([played, due]);
            }
            expect(session?.checkDueAt !== null && session !== null).toBe(
              sinceAnswer >= checkMinutes * 60_000,
            );
          }
        },
      ),
      { numRuns: runs },
    );
  });
});

describe('withoutFigures', () => {
  it('subtracts a voided round of this session only', () => {
    const session = withFigures(playFrom(null, [0, 0], free), { staked: '2', won: '5' });
    expect(withoutFigures(session, { staked: '2', won: '5' }, at(0))).toMatchObject({
      staked: '0',
      won: '0',
      rounds: 0,
    });
    expect(withoutFigures(session, { staked: '2', won: '5' }, at(-1))).toBe(session);
  });
});

describe('getRoundRejection', () => {
  it('allows every round while no rule is on', () => {
    const session = playFrom(null, [0, 7_200], free);
    expect(getRoundRejection(session, roulette, at(7_200), free)).toBeNull();
  });

  it('keeps the least time between the starts of two rounds, by the kind of the first', () => {
    const rules = { ...free, minimumRoundSeconds: { slots: 2.5, others: 5 } };
    const session = withStartedRound(null, slot, at(0), rules);
    expect(getRoundRejection(session, slot, at(2.4), rules)).toEqual({
      code: 'ROUND_TOO_SOON',
      until: at(2.5).toISOString(),
      milliseconds: 100,
    });
    expect(getRoundRejection(session, slot, at(2.5), rules)).toBeNull();
    const other = withStartedRound(null, roulette, at(0), rules);
    expect(getRoundRejection(other, slot, at(4.9), rules)?.code).toBe('ROUND_TOO_SOON');
    expect(getRoundRejection(session, slot, at(-600), rules)).toBeNull();
  });

  it('rejects another game until a minute after the last round of the first', () => {
    const rules = { ...free, oneGameAtATime: true };
    const session = withStartedRound(null, slot, at(0), rules);
    expect(getRoundRejection(session, roulette, at(59), rules)).toEqual({
      code: 'OTHER_GAME_OPEN',
      until: new Date(start + openGameMs).toISOString(),
    });
    expect(getRoundRejection(session, slot, at(1), rules)).toBeNull();
    expect(getRoundRejection(session, roulette, at(60), rules)).toBeNull();
  });

  it('pauses after an hour of play for the minutes of the pause, which do not count', () => {
    const rules = { ...free, pauseMinutes: 5 };
    const hour = playFrom(null, [0, 3_600], rules);
    expect(getRoundRejection(hour, slot, at(3_601), rules)).toEqual({
      code: 'PLAY_PAUSED',
      until: at(3_900).toISOString(),
    });
    expect(withActivity(hour, at(3_700), rules)).toMatchObject({ playedMs: 3_600_000 });
    expect(getRoundRejection(hour, slot, at(3_900), rules)).toBeNull();
    const next = withStartedRound(hour, slot, at(3_900), rules);
    expect(next).toMatchObject({ playedMs: 3_600_000, sincePauseMs: 0, pausedUntil: null });
    expect(getRoundRejection(playFrom(next, [3_930, 7_470], rules), slot, at(7_471), rules)).toBeNull();
    expect(getRoundRejection(playFrom(next, [3_930, 7_500], rules), slot, at(7_501), rules)?.code).toBe(
      'PLAY_PAUSED',
    );
  });

  it('needs no pause when one as long was taken meanwhile', () => {
    const rules = { ...free, pauseMinutes: 5 };
    const rested = playFrom(playFrom(null, [0, 3_000], rules), [3_300, 6_870], rules);
    expect(getRoundRejection(rested, slot, at(6_871), rules)).toBeNull();
    const restless = playFrom(playFrom(null, [0, 3_000], rules), [3_299, 3_899], rules);
    expect(getRoundRejection(restless, slot, at(3_900), rules)?.code).toBe('PLAY_PAUSED');
  });

  it('ends a pause that a clock which was set back would make endless', () => {
    const rules = { ...free, pauseMinutes: 5 };
    const hour = playFrom(null, [0, 3_600], rules);
    expect(getRoundRejection(hour, slot, at(0), rules)).toBeNull();
  });
});
