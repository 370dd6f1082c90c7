import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLiveSocket } from '@casino-kit/api-client/testing';
import { createStore } from 'jotai/vanilla';
import { createCashbackFeed } from './cashback-feed.js';

let time = 0;
const now = () => new Date(time);
beforeEach(() => {
  time = 1000;
});

function start() {
  const socket = makeLiveSocket();
  const store = createStore();
  const feed = createCashbackFeed(socket.live, now, store);
  const moves = () => store.get(feed.movesAtom);
  const subscribe = (listener: () => void) => store.sub(feed.movesAtom, listener);
  const emitted = () => moves().map(({ kind, amount, receivedAt }) => [kind, amount, receivedAt]);
  return { ...socket, feed, moves, subscribe, emitted };
}

describe('createCashbackFeed', () => {
  it('keeps bets and wins in order with the time they were received, and notifies subscribers of each', () => {
    const { emit, moves, subscribe, emitted } = start();
    const listener = vi.fn();
    subscribe(listener);
    emit('debit', { amount: '2', currencyCode: 'EUR' });
    time = 1500;
    emit('credit', { amount: '5', at: new Date(1400).toISOString() });
    expect(emitted()).toEqual([
      ['debit', '2', 1000],
      ['credit', '5', 1500],
    ]);
    expect(moves()[1]?.at).toBe(1400);
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('ignores events that change nothing', () => {
    const { emit, moves, subscribe, emitted } = start();
    const listener = vi.fn();
    subscribe(listener);
    const before = moves();
    emit('debit', { amount: '0' });
    expect(emitted()).toEqual([]);
    expect(moves()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });
  it('shares one socket listener among its subscribers; the last to unsubscribe stops it and clears the events', () => {
    const { emit, listening, subscribe, emitted } = start();
    expect(listening()).toBe(0);
    const [first, second] = [vi.fn(), vi.fn()];
    const [leave, leaveToo] = [subscribe(first), subscribe(second)];
    expect(listening('debit')).toBe(1);
    emit('debit', { amount: '2' });
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
    leave();
    leave();
    emit('debit', { amount: '3' });
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
    expect(emitted()).toHaveLength(2);
    leaveToo();
    expect(listening()).toBe(0);
    expect(emitted()).toEqual([]);
    subscribe(first);
    expect(listening('debit', 'credit', 'deposit')).toBe(3);
    emit('debit', { amount: '4' });
    expect(emitted()).toEqual([['debit', '4', 1000]]);
  });
  it('receives nothing without a socket', () => {
    const store = createStore();
    const { movesAtom } = createCashbackFeed(null, now, store);
    const leave = store.sub(movesAtom, () => undefined);
    expect(store.get(movesAtom)).toEqual([]);
    leave();
  });

  describe('a credit that follows a deposit', () => {
    it('is ignored once for each deposit, by its amount', () => {
      const { emit, subscribe, emitted } = start();
      subscribe(() => undefined);
      emit('deposit', { count: 1, amount: '50.00' });
      emit('deposit', { count: 2, amount: '20.00' });
      emit('credit', { amount: '3' });
      emit('credit', { amount: '20' });
      emit('credit', { amount: '50' });
      emit('credit', { amount: '50' });
      expect(emitted()).toEqual([
        ['credit', '3', 1000],
        ['credit', '50', 1000],
      ]);
    });
    it('is ignored twice for two deposits of the same amount', () => {
      const { emit, subscribe, emitted } = start();
      subscribe(() => undefined);
      emit('deposit', { count: 1, amount: '50' });
      emit('deposit', { count: 2, amount: '50' });
      emit('credit', { amount: '50' });
      emit('credit', { amount: '50' });
      expect(emitted()).toEqual([]);
    });
    it('does not hide a bet of that amount, nor a win when the deposit names no amount', () => {
      const { emit, subscribe, emitted } = start();
      subscribe(() => undefined);
      emit('deposit', { count: 1, amount: '50' });
      emit('debit', { amount: '50' });
      emit('credit', { amount: '50' });
      emit('deposit', { count: 2 });
      emit('credit', { amount: '50' });
      expect(emitted()).toEqual([
        ['debit', '50', 1000],
        ['credit', '50', 1000],
      ]);
    });
    it('counts as a win two readings later, or when no one was subscribed meanwhile', () => {
      const { feed, emit, subscribe, emitted } = start();
      const leave = subscribe(() => undefined);
      emit('deposit', { count: 1, amount: '50' });
      feed.responded(1000);
      feed.responded(2000);
      emit('credit', { amount: '50' });
      expect(emitted()).toHaveLength(1);
      emit('deposit', { count: 2, amount: '70' });
      leave();
      subscribe(() => undefined);
      emit('credit', { amount: '70' });
      expect(emitted()).toHaveLength(1);
    });
  });

  it('drops events that two readings include, but not those that only the last one includes', () => {
    const { feed, emit, subscribe, emitted } = start();
    const listener = vi.fn();
    subscribe(listener);
    for (time of [999, 1000, 1001, 2500]) emit('debit', { amount: '1' });
    feed.responded(1000);
    expect(emitted()).toHaveLength(4);
    feed.responded(2000);
    expect(emitted().map(([, , receivedAt]) => receivedAt)).toEqual([1001, 2500]);
    feed.responded(3000);
    expect(emitted().map(([, , receivedAt]) => receivedAt)).toEqual([2500]);
    expect(listener).toHaveBeenCalledTimes(6);
  });
});

describe('the end of a half hour', () => {
  const at = (text: string) => new Date(`2026-11-26T${text}Z`);
  it('is not reported before an award was requested', () => {
    expect(start().feed.consumeHalfHourEnd(at('21:30:00'))).toBe(false);
  });
  it('is reported once', () => {
    const { feed } = start();
    feed.asked(at('21:19:00'));
    expect(feed.consumeHalfHourEnd(at('21:29:59.999'))).toBe(false);
    expect(feed.consumeHalfHourEnd(at('21:30:00'))).toBe(true);
    expect(feed.consumeHalfHourEnd(at('21:30:00'))).toBe(false);
    expect(feed.consumeHalfHourEnd(at('21:59:59.999'))).toBe(false);
    expect(feed.consumeHalfHourEnd(at('22:00:00'))).toBe(true);
  });
  it('is reported once after a sleep over several half hours', () => {
    const { feed } = start();
    feed.asked(at('21:19:00'));
    expect(feed.consumeHalfHourEnd(at('23:45:00'))).toBe(true);
    expect(feed.consumeHalfHourEnd(at('23:46:00'))).toBe(false);
  });
  it('is not reported when a reading has already started in the new half hour', () => {
    const { feed } = start();
    feed.asked(at('21:19:00'));
    feed.asked(at('21:30:00'));
    expect(feed.consumeHalfHourEnd(at('21:30:00.010'))).toBe(false);
  });
});
