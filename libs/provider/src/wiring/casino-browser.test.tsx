// @vitest-environment-options { "url": "https://casino.example/" }
import { expect, it, vi } from 'vitest';
import { toCasinoBrowser } from './casino-browser.js';

it('finds storage and cookies of a window', () => {
  const { storage, cookies } = toCasinoBrowser(window);
  storage?.setItem('key', 'value');
  cookies?.set('name', 'a b', { expires: 1, sameSite: 'lax', secure: true, path: '/' });
  expect([localStorage.getItem('key'), document.cookie, cookies?.get('name')]).toEqual([
    'value',
    'name=a%20b',
    'a b',
  ]);
});

it("omits storages that the browser's settings block", () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(toCasinoBrowser(window).storage).toBeUndefined();
  vi.restoreAllMocks();
});

it('opens a channel if the browser supports them', () => {
  class Channel {
    constructor(readonly name: string) {}
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  expect(toCasinoBrowser(window).channel).toEqual(new Channel('casino-session'));
  vi.unstubAllGlobals();
});
