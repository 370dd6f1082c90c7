import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { series, startsAt } from './schedule.js';

const listedAt = (now: Date) =>
  series.flatMap((one) =>
    startsAt(one, now).map((start) => ({
      id: one.id,
      start,
      isRunning: start <= now,
      end: start.getTime() + one.lastsMs,
    })),
  );

describe('the schedule', () => {
  it('always has three that run, but for the minute before each starts again, and two that are announced', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (now) => {
          const listed = listedAt(now);
          for (const { start, end } of listed) {
            expect(end).toBeGreaterThan(now.getTime());
            expect(new Date(start).getUTCSeconds()).toBe(0);
          }
          expect(new Set(listed.map(({ id, start }) => `${id} ${start.toISOString()}`)).size).toBe(
            listed.length,
          );
          expect(listed.filter(({ isRunning }) => isRunning).length).toBeGreaterThanOrEqual(2);
          expect(listed.filter(({ isRunning }) => !isRunning).map(({ id }) => id)).toEqual([
            'northlight-nights',
            'fruit-friday',
          ]);
        },
      ),
    );
    expect(
      listedAt(new Date('2026-11-25T09:00:00Z')).map(({ id, start }) => [id, start.toISOString()]),
    ).toEqual([
      ['weekly-race', '2026-11-23T00:00:00.000Z'],
      ['tide-ladder', '2026-11-25T06:00:00.000Z'],
      ['jackpot-week', '2026-11-21T00:00:00.000Z'],
      ['northlight-nights', '2026-12-01T12:00:00.000Z'],
      ['fruit-friday', '2026-11-27T18:00:00.000Z'],
    ]);
  });

  it('has prizes for places without a gap', () => {
    for (const { prizes } of series)
      prizes.forEach(({ from, to }, index) => {
        expect(from).toBe((prizes[index - 1]?.to ?? 0) + 1);
        expect(to).toBeGreaterThanOrEqual(from);
      });
  });
});
