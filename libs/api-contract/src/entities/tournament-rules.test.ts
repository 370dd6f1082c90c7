import { describe, expect, it } from 'vitest';
import { prizeOfRank, toTournamentState } from './tournament-rules.js';

const week = { startsAt: '2026-11-23T00:00:00Z', endsAt: '2026-11-30T00:00:00Z' };
const at = (instant: string, finalAt: string | Date | null = null) =>
  toTournamentState({ ...week, finalAt }, Date.parse(instant));

describe('toTournamentState', () => {
  it('runs from its start until just before its end', () => {
    expect(at('2026-11-22T23:59:59.999Z')).toBe('coming');
    expect(at('2026-11-23T00:00:00Z')).toBe('running');
    expect(at('2026-11-29T23:59:59.999Z')).toBe('running');
    expect(at('2026-11-30T00:00:00Z')).toBe('counting');
  });
  it('is counting from its end until its result is final', () => {
    expect(at('2026-11-30T00:02:00Z')).toBe('counting');
    expect(at('2026-11-30T00:02:00Z', '2026-11-30T00:01:00Z')).toBe('finished');
    expect(at('2026-11-30T00:02:00Z', new Date('2026-11-30T00:01:00Z'))).toBe('finished');
  });
});

describe('prizeOfRank', () => {
  const prizes = [
    { from: 1, to: 1, amount: '100' },
    { from: 2, to: 5, amount: '10' },
  ];
  it('returns the amount of the range that contains the place', () => {
    expect([1, 2, 5].map((rank) => prizeOfRank(prizes, rank))).toEqual(['100', '10', '10']);
  });
  it('returns null after the last paid place and without prizes', () => {
    expect(prizeOfRank(prizes, 6)).toBeNull();
    expect(prizeOfRank([], 1)).toBeNull();
  });
});
