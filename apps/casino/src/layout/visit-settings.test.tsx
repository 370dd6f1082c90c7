import { createTestCasino, type TestCasino } from '@casino-kit/provider/testing';
import { useSettings } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App, AppContexts } from '../app/app.js';
import { HydrationMarker } from '../app/hydration-marker.js';
import { freshSettingsPath } from '../app/fresh-settings.js';
import { changedSettingsAtom } from '../app/changed-settings.js';
import { noThirdParties } from '../app/third-parties.js';
import { movedPath, useFreshSettings } from './visit-settings.js';

const before = makeSettings({ brandName: 'Harbour' });
let served: object;
let requests: string[];
const serve = (change: Parameters<typeof makeSettings>[0] = {}, theme = 'curacao') => {
  const settings = makeSettings({ brandName: 'Harbour', ...change });
  served = { settings, theme, themeStyle: `/assets/${theme}.css`, maxAgeMs: 60_000 };
};
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  serve();
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return Promise.resolve(Response.json(served));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
  document.head.replaceChildren();
});

let renders = 0;
function Page({ hydrated }: { hydrated: boolean }) {
  useFreshSettings();
  const { pathname } = useLocation();
  const { brandName } = useSettings();
  renders += 1;
  return (
    <>
      <h1>{`${brandName} ${pathname}`}</h1>
      {hydrated && <HydrationMarker />}
      <input aria-label="Amount" />
      <Link to="/casino?modal=deposit">Open</Link>
      <Link to="/casino">Casino</Link>
    </>
  );
}
let current: TestCasino;
function Tab({ hydrated }: { hydrated: boolean }) {
  const [casino] = useState(() => (current = createTestCasino()));
  const settings = useAtomValue(changedSettingsAtom, { store: casino.store }) ?? before;
  return (
    <AppContexts casino={casino} settings={settings} i18n={{ code: 'en', texts: {} }}>
      <Page hydrated={hydrated} />
    </AppContexts>
  );
}
const tab = (address: string, hydrated = true) => (
  <MemoryRouter initialEntries={[address]}>
    <Tab hydrated={hydrated} />
  </MemoryRouter>
);
const open = (address: string) => render(tab(address));
const heading = () => screen.getByRole('heading').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
};

describe('settings that change while a tab is open', () => {
  it('are in force without a reload once those of the tab are too old, and are requested no earlier', async () => {
    open('/casino');
    serve({ brandName: 'New Harbour' });
    await pass(59_000);
    expect([requests, heading()]).toEqual([[], 'Harbour /casino']);
    await pass(1_000);
    expect([requests, heading()]).toEqual([[freshSettingsPath], 'New Harbour /casino']);
  });
  it('wait until the page is hydrated: it hydrates with those that it was rendered with', async () => {
    const { rerender } = render(tab('/casino', false));
    serve({ brandName: 'New Harbour' });
    await pass(60_000);
    expect([requests, heading()]).toEqual([[freshSettingsPath], 'Harbour /casino']);
    await act(async () => {
      rerender(tab('/casino'));
      await Promise.resolve();
    });
    expect(heading()).toBe('New Harbour /casino');
  });
  it('are requested when the tab is visible again, not while it is hidden', async () => {
    open('/casino');
    await show('hidden');
    serve({ brandName: 'New Harbour' });
    await pass(600_000);
    expect(requests).toEqual([]);
    await show('visible');
    expect([requests.length, heading()]).toEqual([1, 'New Harbour /casino']);
    await show('hidden');
    await show('visible');
    expect(requests).toHaveLength(1);
  });
  it('wait for the next page where a form could lose what was typed', async () => {
    open('/deposit');
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = '25';
    serve({ brandName: 'New Harbour' });
    await pass(120_000);
    expect([heading(), screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([
      'Harbour /deposit',
      '25',
    ]);
    act(() => screen.getByText('Casino').click());
    expect(heading()).toBe('New Harbour /casino');
  });
  it('wait until a modal is closed', async () => {
    open('/casino?modal=deposit');
    serve({ brandName: 'New Harbour' });
    await pass(60_000);
    expect(heading()).toBe('Harbour /casino');
    act(() => screen.getByText('Casino').click());
    expect(heading()).toBe('New Harbour /casino');
  });
  it('change nothing when the shell has nothing new, or no settings', async () => {
    open('/casino');
    await pass(60_000);
    renders = 0;
    const changed = vi.fn();
    const unsubscribe = current.store.sub(changedSettingsAtom, changed);
    for (const answer of [null, [], 'x', {}, { settings: null }]) {
      served = answer as object;
      await pass(60_000);
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await pass(60_000);
    unsubscribe();
    expect(requests).toHaveLength(6);
    expect(changed).not.toHaveBeenCalled();
    expect(renders).toBe(0);
  });
  it('move the page in view along with its path, with its query', async () => {
    open('/promotions?type=deposit');
    serve({ pageUrlSetup: [{ key: 'promotions', href: '/offers', shallow: false }] });
    await pass(60_000);
    expect(heading()).toBe('Harbour /offers');
  });
  it('are shown by the whole application', () => {
    const casino = createTestCasino();
    render(
      <MemoryRouter initialEntries={['/casino']}>
        <App
          casino={casino}
          settings={before}
          i18n={{ code: 'en', texts: {} }}
          thirdParties={noThirdParties}
          onError={() => undefined}
        />
      </MemoryRouter>,
    );
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'Harbour' })).toBeTruthy();
    act(() => casino.store.set(changedSettingsAtom, makeSettings({ brandName: 'New Harbour' })));
    expect(within(header).getByRole('link', { name: 'New Harbour' })).toBeTruthy();
  });
  it('show another theme once its styles have loaded', async () => {
    document.documentElement.dataset.theme = 'curacao';
    open('/casino');
    serve({ theme: 'lulu' }, 'lulu');
    await pass(60_000);
    const link = document.head.querySelector('link');
    expect([link?.getAttribute('href'), document.documentElement.dataset.theme]).toEqual([
      '/assets/lulu.css',
      'curacao',
    ]);
    link?.dispatchEvent(new Event('load'));
    expect(document.documentElement.dataset.theme).toBe('lulu');
  });
});

describe('movedPath', () => {
  const at = (href: string) => makeSettings({ pageUrlSetup: [{ key: 'casino', href, shallow: false }] });
  it.each([
    ['/one', '/two'],
    ['/one/games/book-of-tides', '/two/games/book-of-tides'],
    ['/one/slots', '/two/slots'],
    ['/deposit', '/deposit'],
    ['/nowhere/at/all', '/nowhere/at/all'],
  ])('of %s is %s', (path, moved) => {
    expect(movedPath(at('/one'), at('/two'), path)).toBe(moved);
  });
});
