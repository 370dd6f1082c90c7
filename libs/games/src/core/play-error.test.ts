import fc from 'fast-check';
import { gameErrorCodes, playTimeErrorCodes } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { endsPlay, toPlayError } from './play-error.js';

describe('toPlayError', () => {
  it('knows every code of the contract for games', () => {
    for (const code of [...gameErrorCodes, ...playTimeErrorCodes]) expect(toPlayError(code).code).toBe(code);
  });
  it('offers a deposit when the balance is too low, and a retry when that may help', () => {
    expect(toPlayError('INSUFFICIENT_BALANCE').next).toBe('deposit');
    expect(toPlayError('NETWORK').next).toBe('retry');
  });
  it('leads from a game that is not for the bonus to the bonuses, and out of the game', () => {
    const error = toPlayError('NON_BONUS_GAME');
    expect(error.next).toBe('bonuses');
    expect(endsPlay(error)).toBe(true);
    expect(endsPlay(toPlayError('INSUFFICIENT_BALANCE'))).toBe(false);
  });
  it('has words for any code there may be', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const error = toPlayError(code);
        expect(error.next).toBeTruthy();
        expect(['UNKNOWN', code]).toContain(error.code);
      }),
    );
    expect(toPlayError('constructor')).toEqual({ code: 'UNKNOWN', title: 'UNKNOWN', next: 'retry' });
  });
});

describe('bets that are not taken', () => {
  it.each(['dailyLossLimit', 'maxBetLimit', 'monthlyWinningsLimit'])(
    'names the limit after %s and leads to the limits, and the game goes on',
    (code) => {
      const error = toPlayError(code);
      expect(error).toEqual({ code: 'LIMIT_REACHED', title: code, next: 'limits' });
      expect(endsPlay(error)).toBe(false);
    },
  );
  it("leads to the limits after the operator's highest stake, which is none of the player's", () => {
    const error = toPlayError('MAX_BET_LIMIT_REACHED');
    expect(error).toEqual({ code: 'LIMIT_REACHED', title: 'LIMIT_REACHED', next: 'limits' });
  });
  it('asks for the choice of limits that is still to be made', () => {
    const error = toPlayError('LIMIT_CHOICE_REQUIRED');
    expect(error).toEqual({ code: 'LIMIT_CHOICE_REQUIRED', title: 'LIMIT_CHOICE_REQUIRED', next: 'limits' });
  });
  it.each(['MIN_MAX_BET', 'BONUS_MAX_BET'])('asks for another bet after %s', (code) => {
    expect(toPlayError(code)).toEqual({ code: 'BET_NOT_TAKEN', title: 'BET_NOT_TAKEN', next: 'bet' });
  });
});
