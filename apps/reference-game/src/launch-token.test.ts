import { describe, expect, it } from 'vitest';
import { takeLaunchToken } from './launch-token.js';

function take(hash: string) {
  const replaced: string[] = [];
  const history: Pick<History, 'replaceState'> = {
    replaceState: (_data, _unused, url) => void replaced.push(String(url)),
  };
  const token = takeLaunchToken({ hash, pathname: '/reference-game/index.html', search: '?x=1' }, history);
  return { token, replaced };
}

describe('takeLaunchToken', () => {
  it('returns the token and removes it from the address', () => {
    expect(take('#launch=abc-123_x')).toEqual({
      token: 'abc-123_x',
      replaced: ['/reference-game/index.html?x=1'],
    });
  });

  it.each(['', '#', '#other=1', '#launch=', '#launch=a%0ab'])('returns null for %j', (hash) => {
    expect(take(hash)).toEqual({ token: null, replaced: [] });
  });
});
