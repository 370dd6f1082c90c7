import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { isGameNotFound } from './is-game-not-found.js';

const rejected = (status: number, code: string | null = null) =>
  new CallError('status', 'getGame', { status, body: { code, message: null, fields: {}, params: {} } });

describe('isGameNotFound', () => {
  it('is true for a game that does not exist, and for a slug that the server cannot read', () => {
    for (const error of [
      rejected(404),
      rejected(404, 'GAME_NOT_FOUND'),
      rejected(400),
      rejected(414, 'VALIDATION'),
    ])
      expect(isGameNotFound(error)).toBe(true);
  });
  it('is false while a server or the network fails', () => {
    for (const error of [rejected(500), rejected(429), new CallError('network', 'getGame'), new Error('bug')])
      expect(isGameNotFound(error)).toBe(false);
  });
});
