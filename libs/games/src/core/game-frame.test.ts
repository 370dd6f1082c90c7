import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGameMessage } from './game-frame.js';

const game = 'https://games.example';
const round = { type: 'game:round', stake: '0.20', payout: '0', balance: '9.80' };

describe('readGameMessage', () => {
  it("reads the game's messages", () => {
    expect(readGameMessage({ origin: game, data: round }, game)).toEqual(round);
    expect(readGameMessage({ origin: game, data: { type: 'game:ready' } }, game)).toEqual({
      type: 'game:ready',
    });
  });
  it('ignores messages from other windows and origins', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const { origin } = new URL(url);
        fc.pre(origin !== game);
        expect(readGameMessage({ origin, data: round }, game)).toBeNull();
      }),
    );
  });
  it('accepts a frame of this version, and of one that names none; a later one cannot be played', () => {
    const ready = (protocol?: number) =>
      readGameMessage({ origin: game, data: { type: 'game:ready', protocol } }, game);
    expect(ready(1)).toEqual({ type: 'game:ready', protocol: 1 });
    expect(ready()).toMatchObject({ type: 'game:ready' });
    expect(ready(2)).toEqual({ type: 'game:error', code: 'GAME_UNAVAILABLE' });
  });
  it('ignores fields that a version does not know', () => {
    expect(readGameMessage({ origin: game, data: { ...round, later: 1 } }, game)).toEqual(round);
  });
  it.each([
    [null],
    ['game:ready'],
    [{ type: 'game:other' }],
    [{ ...round, stake: 0.2 }],
    [{ ...round, stake: '-0.20' }],
    [{ ...round, payout: '1e9' }],
  ])('ignores %j', (data) => {
    expect(readGameMessage({ origin: game, data }, game)).toBeNull();
  });
  it('never throws for any message', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => readGameMessage({ origin: game, data }, game)).not.toThrow();
      }),
    );
  });
});
