import { CallError } from '@casino-kit/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRow, makeStanding, makeTournament } from '../testing.js';
import { toEnterError } from './enter-error.js';
import { type BoardPart, boardParts, daysUntil, splitMain, withStanding } from './tournament-view.js';

describe('splitMain', () => {
  it('shows the tournament with the largest prizes large and keeps the order of the others', () => {
    const rows = ['900', '2500.00', '2500', '40'].map((prizePool, index) =>
      makeTournament({ tournamentId: String(index), prizePool }),
    );
    const { main, others } = splitMain(rows);
    expect(main?.tournamentId).toBe('1');
    expect(others.map(({ tournamentId }) => tournamentId)).toEqual(['0', '2', '3']);
    expect(splitMain([])).toEqual({ main: null, others: [] });
  });
});

describe('boardParts', () => {
  const toShape = (parts: readonly BoardPart[]) =>
    parts.map((part) => (part.kind === 'gap' ? `+${part.omitted}` : part.row.rank));
  it('has a gap where places are omitted, and each place once', () => {
    const parts = boardParts({
      leaders: [1, 2, 3].map((rank) => makeRow({ rank })),
      around: [3, 46, 47].map((rank) => makeRow({ rank })),
      ranked: 60,
    });
    expect(toShape(parts)).toEqual([1, 2, 3, '+42', 46, 47, '+13']);
  });

  it.each([
    [10, [1, 2, 3, '+7']],
    [3, [1, 2, 3]],
    [0, [1, 2, 3]],
  ])('has a gap at the end when %i players have a place and three are shown', (ranked, expected) => {
    const leaders = [1, 2, 3].map((rank) => makeRow({ rank }));
    expect(toShape(boardParts({ leaders, around: [], ranked }))).toEqual(expected);
  });

  it('is empty when no place is shown', () => {
    expect(boardParts({ leaders: [], around: [], ranked: 10 })).toEqual([]);
  });

  it('accounts for every place between the first one shown and the last of all', () => {
    const ranks = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(ranks, ranks, fc.integer({ min: 0, max: 60 }), (first, second, ranked) => {
        const rows = (list: number[]) => list.map((rank) => makeRow({ rank }));
        const parts = boardParts({ leaders: rows(first), around: rows(second), ranked });
        const all = [...first, ...second];
        const covered = parts.reduce((sum, part) => sum + (part.kind === 'gap' ? part.omitted : 1), 0);
        expect(covered).toBe(all.length === 0 ? 0 : Math.max(...all, ranked) - Math.min(...all) + 1);
      }),
    );
  });
});

describe('daysUntil', () => {
  const now = Date.parse('2026-11-25T09:00:00Z');
  it('counts whole days and leaves the last one to seconds', () => {
    expect(daysUntil('2026-11-28T12:00:00Z', now)).toBe(3);
    expect(daysUntil('2026-11-26T09:00:00Z', now)).toBe(1);
    expect(daysUntil('2026-11-26T08:59:59Z', now)).toBeNull();
    expect(daysUntil('2026-11-20T09:00:00Z', now)).toBeNull();
  });
});

describe('withStanding', () => {
  it('changes the standing of one tournament alone', () => {
    const list = {
      rows: [makeTournament({ tournamentId: 'a', own: null }), makeTournament({ tournamentId: 'b' })],
      counts: null,
    };
    const own = makeStanding({ rank: 3 });
    expect(withStanding(list, 'a', own).rows).toEqual([{ ...list.rows[0], own }, list.rows[1]]);
  });
});

describe('toEnterError', () => {
  const rejected = (code: string) =>
    new CallError('status', 'enterTournament', {
      status: 409,
      body: { code, message: '', params: {}, fields: {} },
    });
  it('tells an ended tournament and a closed account from a failure that can be tried again', () => {
    expect(toEnterError(rejected('TOURNAMENT_ENDED'))).toBe('ended');
    expect(toEnterError(rejected('ACCOUNT_EXCLUDED'))).toBe('excluded');
    expect(toEnterError(new CallError('network', 'enterTournament'))).toBe('failed');
  });
});
