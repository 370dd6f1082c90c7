import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveRound } from '@casino-kit/api-contract';
import { createTableWatch } from './table-watch.js';

const phaseMs = 5_000;
let players = 0;
let reads = 0;
let isBroken = false;
const emitted: string[] = [];
const errors: unknown[] = [];

const phase = () => Math.floor(Date.now() / phaseMs);
const watch = () =>
  createTableWatch({
    door: {
      getPhase: () => ({ key: String(phase()), leftMs: phaseMs - (Date.now() % phaseMs) }),
      readRound: () => {
        reads += 1;
        if (isBroken) return Promise.reject(new Error('no database'));
        return Promise.resolve({ number: phase(), players } as LiveRound);
      },
    },
    emit: (slug, round) => emitted.push(`${slug} ${round.number} ${round.players}`),
    onError: (error) => errors.push(error),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [players, reads, isBroken] = [0, 0, false];
  emitted.length = 0;
  errors.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('createTableWatch', () => {
  it('runs nothing without sockets', async () => {
    const { enter, leave, change } = watch();
    change('harbour');
    expect(vi.getTimerCount()).toBe(0);
    enter('harbour');
    enter('harbour');
    expect(vi.getTimerCount()).toBe(1);
    leave('harbour');
    leave('harbour');
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(0);
  });

  it('emits each phase when it begins', async () => {
    const { enter } = watch();
    enter('harbour');
    await vi.advanceTimersByTimeAsync(phaseMs - 1);
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual(['harbour 1 0']);
    await vi.advanceTimersByTimeAsync(phaseMs);
    expect(emitted).toEqual(['harbour 1 0', 'harbour 2 0']);
  });

  it('emits the number of players at most once a second, and only when it differs', async () => {
    const { enter, change } = watch();
    enter('harbour');
    await vi.advanceTimersByTimeAsync(1_000);
    for (players = 1; players < 20; players += 1) {
      change('harbour');
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(emitted.length).toBeLessThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(emitted.at(-1)).toBe('harbour 0 20');
    const before = emitted.length;
    change('harbour');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(emitted).toHaveLength(before);
  });

  it('tries again after an error', async () => {
    const { enter } = watch();
    enter('harbour');
    isBroken = true;
    await vi.advanceTimersByTimeAsync(phaseMs);
    expect(errors.length).toBeGreaterThan(0);
    expect(emitted).toEqual([]);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(emitted).toEqual(['harbour 1 0']);
  });

  it('stops when it is closed, also while it reads', async () => {
    const { enter, close, refresh } = watch();
    enter('harbour');
    players = 1;
    const refreshing = refresh();
    await close();
    await refreshing;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(1);
  });

  it('emits a round once whose phase is only known by reading it', async () => {
    // As in crash: what the node knows is behind until it reads.
    let known = 'none';
    const { enter, close } = createTableWatch({
      door: {
        getPhase: () => ({ key: known, leftMs: 250 }),
        getPhaseKey: ({ number }: { number: number; players: number }) => `round ${number}`,
        readRound: () => {
          const number = phase();
          known = `round ${number}`;
          return Promise.resolve({ number, players: 1 });
        },
      },
      emit: (slug, round) => emitted.push(`${slug} ${round.number} ${round.players}`),
      onError: (error) => errors.push(error),
    });
    enter('skybreaker');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(emitted).toEqual(['skybreaker 0 1']);
    await vi.advanceTimersByTimeAsync(phaseMs);
    known = 'round 0 over';
    await vi.advanceTimersByTimeAsync(3_000);
    expect(emitted).toEqual(['skybreaker 0 1', 'skybreaker 1 1']);
    await close();
    expect(errors).toEqual([]);
  });
});
