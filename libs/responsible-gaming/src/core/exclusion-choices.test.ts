import { describe, expect, it } from 'vitest';
import { makeExclusion } from '../testing/fixtures.js';
import { exclusionChoices, runningExclusion, timeOutChoices } from './exclusion-choices.js';

const now = new Date('2026-11-26T20:10:00Z');

describe('exclusionChoices', () => {
  it('returns every period of a kind with the moment at which the account opens again', () => {
    expect(
      exclusionChoices('cooling-off', [], now).map(({ period, endsAt }) => [period, endsAt?.toISOString()]),
    ).toEqual([
      ['PT24H', '2026-11-27T20:11:00.000Z'],
      ['P7D', '2026-12-03T20:11:00.000Z'],
      ['P1M', '2026-12-26T20:11:00.000Z'],
      ['P3M', '2027-02-26T20:11:00.000Z'],
    ]);
  });
  it('returns no end for a permanent exclusion', () => {
    expect(exclusionChoices('self-exclusion', [], now).at(-1)).toEqual({
      kind: 'self-exclusion',
      period: 'permanent',
      endsAt: null,
      isShorter: false,
    });
  });
  it('marks what ends no later than what is running', () => {
    const running = [makeExclusion({ endsAt: '2026-12-03T20:11:00Z' })];
    expect(exclusionChoices('cooling-off', running, now).map(({ isShorter }) => isShorter)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('returns what the operator offers', () => {
    const offered = [
      { kind: 'cooling-off', period: 'P1M' },
      { kind: 'cooling-off', period: 'P6W' },
      { kind: 'self-exclusion', period: 'P6M' },
    ] as const;
    const getPeriods = (choices: { period: string }[]) => choices.map(({ period }) => period);
    expect(getPeriods(exclusionChoices('self-exclusion', [], now, offered))).toEqual(['P6M']);
    expect(getPeriods(timeOutChoices([], now, offered))).toEqual(['P1M', 'P6W']);
  });
  it('marks everything while a permanent exclusion runs', () => {
    const running = [makeExclusion({ endsAt: null })];
    expect(exclusionChoices('self-exclusion', running, now).every(({ isShorter }) => isShorter)).toBe(true);
  });
});

describe('runningExclusion', () => {
  it('returns the one that ends last of those that are not over', () => {
    const over = makeExclusion({ exclusionId: 'over', endsAt: '2026-11-26T20:10:00Z' });
    const short = makeExclusion({ exclusionId: 'short', endsAt: '2026-11-27T00:00:00Z' });
    const long = makeExclusion({ exclusionId: 'long', endsAt: '2026-12-27T00:00:00Z' });
    const permanent = makeExclusion({ exclusionId: 'permanent', endsAt: null });
    expect(runningExclusion([over], now)).toBeNull();
    expect(runningExclusion([], now)).toBeNull();
    expect(runningExclusion([over, short, long], now)?.exclusionId).toBe('long');
    expect(runningExclusion([long, permanent, short], now)?.exclusionId).toBe('permanent');
  });
});

describe('timeOutChoices', () => {
  it('returns each length once, shortest first, and a kind that keeps bonuses where there is one', () => {
    expect(timeOutChoices([], now).map(({ kind, period }) => `${period} ${kind}`)).toEqual([
      'PT1H break',
      'PT12H break',
      'P1D break',
      'P3D break',
      'P1W break',
      'P10D freeze',
      'P1M break',
      'P3M cooling-off',
    ]);
  });
  it('marks what ends no later than what is running', () => {
    const running = [makeExclusion({ endsAt: '2026-12-26T00:00:00Z' })];
    const left = timeOutChoices(running, now).filter(({ isShorter }) => !isShorter);
    expect(left.map(({ period }) => period)).toEqual(['P1M', 'P3M']);
  });
});
