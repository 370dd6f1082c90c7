import { describe, expect, it } from 'vitest';
import { arrivalMinutes, toStages, type StageTimes } from './stages.js';

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`);
const requested: StageTimes = {
  status: 'requested',
  createdAt: at('08:00'),
  checkedAt: null,
  sentAt: null,
  endedAt: null,
};
const times = (row: StageTimes, arrives = 60) =>
  toStages(row, arrives).map(({ stage, at: reached, expectedAt }) => [
    stage,
    reached?.slice(11, 16) ?? null,
    expectedAt?.slice(11, 16) ?? null,
  ]);

describe('toStages', () => {
  it('expects a check within four hours, sending soon after, and arrival by the method', () => {
    expect(times(requested)).toEqual([
      ['requested', '08:00', null],
      ['checked', null, '12:00'],
      ['sent', null, '12:05'],
      ['arrived', null, '13:05'],
    ]);
  });
  it('uses the times that stages were reached', () => {
    const row: StageTimes = {
      ...requested,
      status: 'processing',
      checkedAt: at('09:00'),
      sentAt: at('09:30'),
    };
    expect(times(row)).toEqual([
      ['requested', '08:00', null],
      ['checked', '09:00', null],
      ['sent', '09:30', null],
      ['arrived', null, '10:30'],
    ]);
    expect(times({ ...row, status: 'completed', endedAt: at('10:10') })[3]).toEqual([
      'arrived',
      '10:10',
      null,
    ]);
  });
  it('expects nothing more once the money was refunded', () => {
    for (const status of ['rejected', 'cancelled', 'failed'] as const)
      expect(times({ ...requested, status, endedAt: at('09:00') }).slice(1)).toEqual([
        ['checked', null, null],
        ['sent', null, null],
        ['arrived', null, null],
      ]);
  });
});

describe('arrivalMinutes', () => {
  it('returns a day when the method has no value', () => {
    expect(arrivalMinutes({ withdrawalTime: 'minutes' })).toBe(10);
    expect(arrivalMinutes(undefined)).toBe(1_440);
  });
});
