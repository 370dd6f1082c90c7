import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGameMessage } from './game-frame.js';
import { exampleAdapter } from './example-adapter.js';

const adapter = exampleAdapter('EUR');
const read = (data: unknown) => adapter.read(typeof data === 'string' ? data : JSON.stringify(data));

describe('the example adapter', () => {
  it('reads events as messages of the protocol', () => {
    expect(read({ event: 'GAME_LOADED' })).toEqual({ type: 'game:ready' });
    expect(read({ event: 'ROUND_ENDED', bet: 20, win: 135, balance: 1_234 })).toEqual({
      type: 'game:round',
      stake: '0.20',
      payout: '1.35',
      balance: '12.34',
    });
    expect(read({ event: 'ROUND_ENDED', bet: 20, win: 0 })).toMatchObject({ balance: null });
    expect(read({ event: 'GAME_ERROR', reason: 'NO_FUNDS' })).toEqual({
      type: 'game:error',
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(read({ event: 'GAME_ERROR', reason: 'toString' })).toEqual({
      type: 'game:error',
      code: 'UNKNOWN',
    });
  });

  it('reads amounts by the decimals of the currency', () => {
    const round = JSON.stringify({ event: 'ROUND_ENDED', bet: 150_000, win: 1 });
    expect(exampleAdapter('BTC').read(round)).toMatchObject({ stake: '0.00150000', payout: '0.00000001' });
  });

  it.each([
    'GAME_LOADED',
    '{',
    { event: 'OTHER' },
    { event: 'ROUND_ENDED', bet: -20, win: 0 },
    { event: 'ROUND_ENDED', bet: 0.5, win: 0 },
    { event: 'ROUND_ENDED', bet: '20', win: 0 },
    { event: 'GAME_ERROR', reason: 'x'.repeat(100) },
  ])('ignores %j', (data) => {
    expect(read(data)).toBeNull();
  });

  it('sends the commands that the aggregator knows, and no others', () => {
    expect(adapter.write({ type: 'game:sound', on: false })).toBe('{"command":"MUTE"}');
    expect(adapter.write({ type: 'game:sound', on: true })).toBe('{"command":"UNMUTE"}');
    expect(adapter.write({ type: 'game:balance', balance: '1.00' })).toBe('{"command":"REFRESH_BALANCE"}');
    expect(adapter.write({ type: 'game:pause', on: true })).toBeUndefined();
    expect(adapter.write({ type: 'game:bonusBuyChoice', choice: 'buy' })).toBeUndefined();
  });

  it('never throws, and passes no amount that is not one', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (data, text) => {
        const origin = 'https://games.example';
        for (const message of [data, text])
          expect(() => readGameMessage({ origin, data: message }, origin, adapter)).not.toThrow();
      }),
    );
  });
});
