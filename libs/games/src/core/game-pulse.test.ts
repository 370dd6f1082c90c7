import { describe, expect, it } from 'vitest';
import { bucketEnd, gamePulseQuery, myGamePulseQuery, toPulseRows } from './game-pulse.js';

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
