import { describe, expect, it } from 'vitest';
import { makeLiveSocket } from './testing.js';

describe('a socket for tests', () => {
  it('emits events of the test to all subscribers', () => {
    const { live, emit, listening } = makeLiveSocket();
    const received: unknown[] = [];
    const balance = { cash: '12.50', nonCash: '0', total: '12.50' };
    const stop = live.on('wallet:balance', (data) => received.push(data));
    live.on('session:ended', (data) => received.push(data));
    emit('wallet:balance', balance);
    expect(received).toEqual([{ ...balance, currencyCode: null }]);
    expect([listening(), listening('wallet:balance')]).toEqual([2, 1]);
    stop();
    emit('wallet:balance', balance);
    expect(received).toHaveLength(1);
    expect(listening('wallet:balance', 'session:ended')).toBe(1);
  });
  it('connects and disconnects as the test does', () => {
    const { live, become } = makeLiveSocket();
    const received: string[] = [];
    const stop = live.onStatus((status) => received.push(status));
    become('connecting');
    expect(live.status()).toBe('connecting');
    become('on');
    stop();
    become('off');
    expect(received).toEqual(['connecting', 'on']);
  });
  it('stays connected, even after `disconnect`', async () => {
    const { live } = makeLiveSocket();
    await live.connect();
    live.disconnect();
    expect(live.status()).toBe('on');
  });
});
