import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '@casino-kit/i18n';
import { serverHeldTokenStore, signedIn, useAuthState } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { createInstance } from 'i18next';
import { wireCasino } from '../wiring/wire-casino.js';
import { CasinoProvider } from './casino-provider.js';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  // No server responds: an unreachable server does not keep a player logged in.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const useTexts = createTexts({ 'test.age': 'From {{minimumAge}}' });
const Age = () => <p>{useTexts()('test.age')}</p>;
const Who = () => <p>{useAuthState().authenticated ? 'player' : 'guest'}</p>;
const minute = 60_000;

it.each([
  [10, 10],
  [1, 30],
])('logs out after the inactivity of the settings: %s means %s minutes', async (setting, minutes) => {
  const ended: string[] = [];
  const casino = wireCasino({
    coreUrl: '',
    backendUrl: '',
    socketUrl: null,
    tokens: serverHeldTokenStore('own'),
    language: () => 'en',
    onEnded: (reason) => ended.push(reason),
  });
  casino.session.restore(signedIn(makeUserDetails(), new Date()));
  render(
    <CasinoProvider
      casino={casino}
      settings={makeSettings({ inactivitySessionTimeout: setting })}
      i18n={{ code: 'en', texts: {} }}
    >
      <Who />
    </CasinoProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(minutes * minute - 1));
  expect(screen.getByText('player')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('guest')).toBeTruthy();
  expect(ended).toEqual(['USER_INACTIVITY_TIMEOUT']);
});

it('shows keys instead of texts with `debugShowTranslationKeys`', () => {
  const casino = wireCasino({
    coreUrl: '',
    backendUrl: '',
    socketUrl: null,
    tokens: serverHeldTokenStore(null),
    language: () => 'en',
  });
  const Name = () => <p>{useTexts()('test.age')}</p>;
  render(
    <CasinoProvider
      casino={casino}
      settings={makeSettings({ debugShowTranslationKeys: true })}
      i18n={{ code: 'en', texts: {} }}
    >
      <Name />
    </CasinoProvider>,
  );
  expect(screen.getByText('test.age')).toBeTruthy();
});

it('passes the minimum age of the policy to every text', () => {
  const casino = wireCasino({
    coreUrl: '',
    backendUrl: '',
    socketUrl: null,
    tokens: serverHeldTokenStore(null),
    language: () => 'en',
  });
  render(
    <CasinoProvider
      casino={casino}
      settings={makeSettings({ policy: { minimumAge: 21 } })}
      i18n={{ code: 'en', texts: {} }}
    >
      <Age />
    </CasinoProvider>,
  );
  expect(screen.getByText('From 21')).toBeTruthy();
});

it('follows the language of the host’s own i18next, and asks the server in it', async () => {
  const instance = createInstance();
  await instance.init({
    lng: 'de',
    resources: { de: { common: { 'test.age': 'Ab {{minimumAge}}' } } },
    keySeparator: false,
  });
  const stored: string[] = [];
  const casino = wireCasino({
    coreUrl: '',
    backendUrl: '',
    socketUrl: null,
    tokens: serverHeldTokenStore(null),
    language: () => stored.at(-1) ?? 'en',
    storeLanguage: (code) => stored.push(code),
  });
  const invalidate = vi.spyOn(casino.queryClient, 'invalidateQueries');
  render(
    <CasinoProvider casino={casino} settings={makeSettings()} i18n={{ instance }}>
      <Age />
    </CasinoProvider>,
  );
  expect([screen.getByRole('paragraph').textContent, ...stored]).toEqual(['Ab 18', 'de']);
  await act(() => instance.changeLanguage('fr'));
  expect([screen.getByRole('paragraph').textContent, ...stored]).toEqual(['From 18', 'de', 'fr']);
  expect(invalidate).toHaveBeenCalledTimes(2);
});
