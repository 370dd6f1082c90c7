import { describe, expect, it } from 'vitest';
import { makeSessionTime } from '../testing/fixtures.js';
import {
  getReopensAt,
  readSessionTime,
  sessionEndAt,
  sessionMinutes,
  sessionProgress,
} from './session-time.js';

describe('readSessionTime', () => {
  it.each([
    ['10', 'minutes', 10],
    ['43200', 'minutes', 43_200],
    ['1', 'hours', 1],
    ['720', 'hours', 720],
    ['30', 'days', 30],
    ['٢', 'hours', 2],
  ] as const)('reads %s %s', (typed, unit, value) => {
    expect(readSessionTime(typed, unit, 'en')).toEqual({ value, error: null });
  });
  it.each([
    ['', 'hours', 'missing'],
    ['two', 'hours', 'unreadable'],
    ['1.5', 'hours', 'unreadable'],
    ['-2', 'hours', 'unreadable'],
    ['9', 'minutes', 'outOfBounds'],
    ['43201', 'minutes', 'outOfBounds'],
    ['0', 'hours', 'outOfBounds'],
    ['721', 'hours', 'outOfBounds'],
    ['31', 'days', 'outOfBounds'],
  ] as const)('rejects %j %s as %s', (typed, unit, error) => {
    expect(readSessionTime(typed, unit, 'en')).toEqual({ value: null, error });
  });
});

describe('sessionProgress', () => {
  it('returns the minutes since the start, cut to the limit', () => {
    const limit = makeSessionTime();
    expect(sessionProgress(limit, new Date('2026-11-26T20:10:30Z'))).toEqual({
      minutes: 72,
      limit: 120,
      left: 48,
      share: 0.6,
    });
    expect(sessionProgress(limit, new Date('2026-11-27T20:10:30Z'))).toMatchObject({
      minutes: 120,
      left: 0,
      share: 1,
    });
    expect(sessionProgress(limit, new Date('2026-11-26T18:00:00Z'))).toMatchObject({ minutes: 0 });
  });
  it('returns null while the start is unknown', () => {
    expect(sessionProgress(makeSessionTime({ startedAt: null }), new Date())).toBeNull();
    expect(sessionProgress(makeSessionTime({ startedAt: 'soon' }), new Date())).toBeNull();
  });
  it('returns a session time in minutes', () => {
    expect(sessionMinutes({ value: 2, unit: 'days' })).toBe(2880);
  });
});

describe('sessionEndAt', () => {
  const limit = makeSessionTime();
  const at = (time: string) => sessionEndAt(limit, new Date(`2026-11-26T${time}Z`));
  it('announces the end from five minutes before', () => {
    expect(at('20:52:59')).toBeNull();
    expect(at('20:53:00')).toEqual({ state: 'near', endsAt: new Date('2026-11-26T20:58:00Z') });
    expect(at('20:57:59')).toMatchObject({ state: 'near' });
    expect(at('20:58:00')).toMatchObject({ state: 'ended' });
  });
  it('announces the end of a short session later', () => {
    const short = makeSessionTime({ value: 10, unit: 'minutes' });
    expect(sessionEndAt(short, new Date('2026-11-26T20:55:59Z'))).toBeNull();
    expect(sessionEndAt(short, new Date('2026-11-26T20:56:00Z'))).toMatchObject({ state: 'near' });
  });
  it('announces nothing without a readable end', () => {
    expect(sessionEndAt(makeSessionTime({ endsAt: null }), new Date())).toBeNull();
    expect(sessionEndAt(makeSessionTime({ endsAt: 'later' }), new Date())).toBeNull();
  });
});

describe('getReopensAt', () => {
  const limit = makeSessionTime();
  const at = (time: string) => getReopensAt(limit, new Date(time));
  it('returns null while the limit is not reached', () => {
    expect(at('2026-11-26T20:57:59Z')).toBeNull();
  });
  it('returns 24 hours after the counted session began once the limit is reached', () => {
    expect(at('2026-11-26T20:58:00Z')).toEqual(new Date('2026-11-27T18:58:00Z'));
    expect(at('2026-11-27T18:57:59Z')).toEqual(new Date('2026-11-27T18:58:00Z'));
  });
  it('returns null for a session without a readable start', () => {
    expect(getReopensAt(makeSessionTime({ startedAt: null }), new Date())).toBeNull();
    expect(getReopensAt(makeSessionTime({ startedAt: 'soon' }), new Date())).toBeNull();
  });
});
