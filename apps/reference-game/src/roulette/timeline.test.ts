import { describe, expect, it } from 'vitest';
import { during, makeClosedRound, makeRound, opening } from './testing/live-table.js';
import { toMs } from '../server-time.js';
import { bettingTimeLeft, isOverdue, nextChangeAt, overdueMs, phaseAt } from './timeline.js';

describe('the timeline of a round', () => {
  it('goes from bets to the wheel to the result', () => {
    expect(phaseAt(makeRound(), during.open)).toBe('open');
    expect(phaseAt(makeClosedRound(), during.spinning)).toBe('spinning');
    expect(phaseAt(makeClosedRound(), during.settled)).toBe('settled');
  });
  it('has no result before one is known, and no bets after it', () => {
    expect(phaseAt(makeRound(), during.settled)).toBe('spinning');
    expect(phaseAt(makeClosedRound(), during.open)).toBe('spinning');
  });
  it('is overdue a little after its end', () => {
    const end = toMs(makeRound().endsAt);
    expect(isOverdue(makeRound(), end + overdueMs - 1)).toBe(false);
    expect(isOverdue(makeRound(), end + overdueMs)).toBe(true);
  });
  it('knows its next change', () => {
    const round = makeRound();
    expect(nextChangeAt(round, during.open)).toBe(toMs(round.closesAt));
    expect(nextChangeAt(round, during.spinning)).toBe(toMs(round.settlesAt));
    expect(nextChangeAt(round, during.settled)).toBe(toMs(round.endsAt));
    expect(nextChangeAt(round, toMs(round.endsAt) + overdueMs)).toBeNull();
  });
  it.each([
    [opening, 20, 1],
    [opening + 7_500, 13, 0.625],
    [opening + 19_999, 1, 0.000_05],
    [opening + 25_000, 0, 0],
    [opening - 1_000, 21, 1],
  ])('counts the seconds at %i', (now, seconds, share) => {
    expect(bettingTimeLeft(makeRound(), now)).toEqual({ seconds, share });
  });
  it('takes a time that cannot be read as past', () => {
    expect(toMs('soon')).toBe(0);
  });
});
