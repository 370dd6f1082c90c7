import { describe, expect, it } from 'vitest';
import { trustedOrigin } from './trusted-origin.js';

const game = 'https://games.example';

describe('trustedOrigin', () => {
  const page = { pageOrigin: 'https://casino.example', allowedOrigins: [game] };
  it.each([
    [`${game}/play#launch=1`, game],
    ['https://elsewhere.example/play', null],
    ['https://casino.example/play', null],
    ['http://games.example/play', null],
    ['javascript:alert(1)', null],
    ['nonsense', null],
  ])('opens %s from %s', (url, origin) => {
    expect(trustedOrigin(url, page)).toBe(origin);
  });
  it('opens a game of this machine without https, and any other origin if none are named', () => {
    expect(trustedOrigin('http://localhost:4100/g', { ...page, allowedOrigins: [] })).toBe(
      'http://localhost:4100',
    );
    expect(trustedOrigin('https://elsewhere.example/play', { ...page, allowedOrigins: [] })).toBe(
      'https://elsewhere.example',
    );
  });
});
