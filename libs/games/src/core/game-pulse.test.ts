import { describe, expect, it } from 'vitest';
import {
  bucketEnd,
  bucketLabels,
  gamePulseQuery,
  myGamePulseQuery,
  rangeLines,
  toPulseRows,
} from './game-pulse.js';

const pulse = {
  bucketMinutes: 60,
  buckets: [
    { from: '2026-11-20T11:00:00Z', rounds: 320, payoutShare: '95.20' },
    { from: '2026-11-20T10:00:00Z', rounds: 3, payoutShare: null },
  ],
};
const mine = { buckets: [{ from: '2026-11-20T11:00:00Z', rounds: 7 }] };

describe('the rows of a pulse', () => {
  it('are ordered by time, and have no own rounds for a guest', () => {
    expect(toPulseRows(pulse)).toEqual([
      { from: Date.parse('2026-11-20T10:00:00Z'), rounds: 3, payoutShare: null, own: null },
      { from: Date.parse('2026-11-20T11:00:00Z'), rounds: 320, payoutShare: 95.2, own: null },
    ]);
  });
  it('have the own rounds of a player, none where there are none', () => {
    expect(toPulseRows(pulse, mine).map(({ own }) => own)).toEqual([0, 7]);
  });
  it('end when the next one begins', () => {
    const [first, second] = toPulseRows(pulse);
    expect(bucketEnd(first!, pulse)).toBe(second!.from);
  });
});

describe('the queries of a pulse', () => {
  const client = { call: () => Promise.reject(new Error('not called')) };
  it('differ by game and period, and mark what belongs to a player', () => {
    const keys = [
      gamePulseQuery(client, 'a', '24h'),
      gamePulseQuery(client, 'a', '7d'),
      gamePulseQuery(client, 'b', '24h'),
      myGamePulseQuery(client, 'a', '24h'),
    ].map(({ queryKey }) => queryKey.join());
    expect(new Set(keys).size).toBe(4);
    expect(myGamePulseQuery(client, 'a', '24h').meta).toEqual({ audience: 'player' });
  });
});

describe('the labels of buckets', () => {
  const getLabels = (bucketMinutes: number, start: string, count: number, timeZone = 'UTC') => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    const rows = Array.from({ length: count }, (_row, index) => ({
      from: Date.parse(start) + index * bucketMinutes * 60_000,
      rounds: 1,
      payoutShare: null,
      own: null,
    }));
    return bucketLabels(
      rows,
      { bucketMinutes, buckets: [] },
      {
        day: format({ day: 'numeric', month: 'short' }),
        time: format({ hour: '2-digit', minute: '2-digit' }),
      },
    );
  };

  it('are times of day for hours, and dates for days', () => {
    expect(getLabels(60, '2026-11-19T23:00:00Z', 2)).toEqual(['23:00', '00:00']);
    expect(getLabels(1440, '2026-11-19T00:00:00Z', 2)).toEqual(['19 Nov', '20 Nov']);
  });
  it('have each date once for six hours, where its day starts', () => {
    expect(getLabels(360, '2026-11-19T12:00:00Z', 7)).toEqual([
      null,
      null,
      '20 Nov',
      null,
      null,
      null,
      '21 Nov',
    ]);
  });
  it('follow the days of the time zone, also if one starts within a bucket', () => {
    expect(getLabels(360, '2026-11-19T12:00:00Z', 3, 'America/New_York')).toEqual([null, null, '20 Nov']);
    expect(getLabels(360, '2026-11-19T18:00:00Z', 3, 'Europe/Berlin')).toEqual(['20 Nov', null, null]);
  });
  it('begin with the date of a game in whose buckets no day starts', () => {
    expect(getLabels(360, '2026-11-19T06:00:00Z', 2)).toEqual(['19 Nov', null]);
    expect(getLabels(360, '2026-11-19T06:00:00Z', 0)).toEqual([]);
  });
});

describe('the lines of a range of times', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const getLines = (from: string, to: string) =>
    rangeLines(format, Date.parse(`2026-11-${from}Z`), Date.parse(`2026-11-${to}Z`));

  it('are the date and the times within a day', () => {
    const [date, times, ...others] = getLines('18T04:00', '18T10:00');
    expect(date).toBe('18 Nov,');
    expect(times).toMatch(/^04:00.+10:00$/);
    expect(others).toEqual([]);
  });
  it('are the two ends across midnight', () => {
    const [start, end] = getLines('18T22:00', '19T04:00');
    expect(start).toContain('18 Nov, 22:00');
    expect(end).toBe('19 Nov, 04:00');
  });
});
