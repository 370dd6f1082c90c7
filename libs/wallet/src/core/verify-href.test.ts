import { describe, expect, it } from 'vitest';
import { verifyHref } from './verify-href.js';

describe('verifyHref', () => {
  it('returns the web address of the row', () => {
    const verifyUrl = 'https://play.example/verify.html#game=slot-3';
    expect(verifyHref({ verifyUrl })).toBe(verifyUrl);
  });
  it.each([null, undefined, '', 'javascript:alert(1)', '/verify.html', 'data:text/html,x'])(
    'returns null for %s',
    (verifyUrl) => {
      expect(verifyHref({ verifyUrl })).toBeNull();
    },
  );
});
