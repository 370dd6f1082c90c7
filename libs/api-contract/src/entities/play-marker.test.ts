import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reportingTo, type ReadingNote } from '../reading.js';
import { playMarkers } from './play-marker.js';

const since = '2026-11-20T10:00:00Z';
const night = { kind: 'night-play', since, nights: 3 };
const read = (markers: unknown) => {
  const notes: ReadingNote[] = [];
  const { output } = reportingTo(
    (note) => notes.push(note),
    () => v.safeParse(playMarkers, { currencyCode: 'EUR', markers }),
  );
  return { output, dropped: notes.filter(({ kind }) => kind === 'row').length };
};

describe('playMarkers', () => {
  it('reads each kind with its figures', () => {
    const markers = [
      { kind: 'chasing-losses', since, count: 3, amount: '120.00' },
      night,
      { kind: 'cancelled-withdrawals', since, count: 2, amount: '80.00' },
      { kind: 'rising-deposits', since, amount: '340.00', weeklyBefore: '90.00' },
      { kind: 'declined-deposits', since, count: 4 },
      { kind: 'longer-sessions', since, minutes: 160, minutesBefore: 70 },
      { kind: 'many-methods', since, count: 4 },
      { kind: 'tools-used', since, count: 3 },
    ];
    expect(read(markers)).toEqual({ output: { currencyCode: 'EUR', markers }, dropped: 0 });
  });

  it('drops unknown kinds and those without their figures, and keeps the others', () => {
    const { output, dropped } = read([
      { kind: 'of-tomorrow', since },
      { kind: 'night-play', since },
      { kind: 'many-methods', since },
      { kind: 'tools-used', since, count: 'often' },
      { kind: 'chasing-losses', since, count: 3, amount: 'much' },
      'text',
      night,
    ]);
    expect(output).toEqual({ currencyCode: 'EUR', markers: [night] });
    expect(dropped).toBe(6);
  });

  it('reads figures that came as text', () => {
    expect(read([{ ...night, nights: '3' }]).output).toMatchObject({ markers: [night] });
  });
});
