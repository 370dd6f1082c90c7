import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logEvent, operatorScripts, type ScriptDescriptor } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, type TestCasinoOptions } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Telemetry, type TelemetryProps } from './telemetry.js';

interface Logged {
  event: string;
  data?: Record<string, unknown>;
  mkt?: Record<string, unknown>;
  userDeviceType?: string;
  cpncToSent?: string;
}
let logged: Logged[];
let scriptQueries: Record<string, string>[];
const marker: ScriptDescriptor = {
  key: 'counter',
  name: 'Counter',
  head: '<meta name="operator" content="head"><script async src="https://scripts.example/counter.js"></script>',
  bodyStart: '<noscript>No scripts</noscript>',
  bodyEnd: '<div id="operator-end" onclick="steal()"></div><script>window.counted = 1</script>',
};

const server = setupServer();
const log = http.post(`*${logEvent.path}`, async ({ request }) => {
  logged.push((await request.json()) as Logged);
  return HttpResponse.json({ success: true });
});
const scripts = http.get(`*${operatorScripts.path}`, ({ request }) => {
  scriptQueries.push(Object.fromEntries(new URL(request.url).searchParams));
  return HttpResponse.json({ success: true, data: [marker] });
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logged = [];
  scriptQueries = [];
  server.use(log, scripts);
  localStorage.clear();
  window.history.replaceState(null, '', '/casino');
  for (const name of ['cpnc', 'pid', 'mkt']) document.cookie = `${name}=; max-age=0; path=/`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-22T12:00:00Z') });
  URL.createObjectURL = vi.fn(() => 'blob:code');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const props: TelemetryProps = {
  path: '/casino',
  modal: null,
  hasScripts: false,
  retargeting: { pixel: 'https://ads.example/p?id={id}', script: 'https://ads.example/s.js?id={id}' },
  isMarketingAllowed: false,
  onReload: () => undefined,
};
function show(options: TestCasinoOptions = {}, first: Partial<TelemetryProps> = {}) {
  const casino = createTestCasino(options);
  const view = render(<Telemetry {...props} {...first} />, { wrapper: casino.Host });
  return {
    ...casino,
    ...view,
    again: (next: Partial<TelemetryProps>) => view.rerender(<Telemetry {...props} {...first} {...next} />),
  };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const events = () => logged.map(({ event }) => event);
const placed = () => document.querySelectorAll('[name=operator], #operator-end, script[src]').length;

describe('page views', () => {
  it('are logged 300 ms after the path has changed, without its query', async () => {
    window.history.replaceState(null, '', '/casino?search=secret');
    show({ player: null });
    await pass(299);
    expect(logged).toEqual([]);
    await pass(1);
    await vi.waitFor(() => expect(events()).toEqual(['PAGE_VIEW', 'MARKETING_VISIT']));
    expect(logged[0]).toMatchObject({ data: { path: '/casino' }, userDeviceType: 'desktop' });
  });
  it('are not logged for a path that was left before', async () => {
    const { again } = show({ player: null });
    await pass(200);
    again({ path: '/promotions' });
    await pass(300);
    await vi.waitFor(() => expect(events()).toContain('PAGE_VIEW'));
    expect(logged.map(({ data }) => data?.path)).toEqual(['/promotions', '/promotions']);
  });
  it('carry the campaign of the address, also on later pages', async () => {
    window.history.replaceState(null, '', '/casino?cpnc=SPRING&pid=p-7&utm_source=news&nxafk=a1');
    const { again } = show({ player: null });
    await pass(300);
    window.history.replaceState(null, '', '/promotions');
    again({ path: '/promotions' });
    await pass(300);
    await vi.waitFor(() => expect(events().filter((event) => event === 'PAGE_VIEW')).toHaveLength(2));
    for (const { mkt, cpncToSent } of logged) {
      expect(mkt).toEqual({ pid: 'p-7', utm_source: 'news', nxafk: 'a1' });
      expect(cpncToSent).toBe('SPRING');
    }
  });
  it('carry the affiliate key by the name that the settings give it', async () => {
    window.history.replaceState(null, '', '/casino?affiliate=a1&nxafk=a2');
    show({ player: null, settings: { affiliateKeyQueryParameter: 'affiliate' } });
    await pass(300);
    await vi.waitFor(() => expect(events()).toContain('PAGE_VIEW'));
    expect(logged[0]?.mkt).toEqual({ affiliate: 'a1' });
  });
  it('do not fail when the log cannot be reached', async () => {
    server.use(failWithNetworkError(logEvent));
    show({ player: null });
    await pass(300);
    expect(logged).toEqual([]);
  });
});

describe('marketing visits', () => {
  it('are logged once in thirty minutes for each user', async () => {
    const { again, setPlayer } = show({ player: null });
    await pass(300);
    again({ path: '/promotions' });
    await pass(300);
    await vi.waitFor(() => expect(events()).toEqual(['PAGE_VIEW', 'MARKETING_VISIT', 'PAGE_VIEW']));
    act(() => setPlayer(makeUserDetails()));
    await pass(300);
    await vi.waitFor(() => expect(events().slice(3)).toEqual(['PAGE_VIEW', 'MARKETING_VISIT']));
    vi.setSystemTime(new Date('2026-11-22T12:31:00Z'));
    again({ path: '/casino/slots' });
    await pass(300);
    await vi.waitFor(() => expect(events().slice(5)).toEqual(['PAGE_VIEW', 'MARKETING_VISIT']));
  });
});

describe('deposits', () => {
  const player = (depositCount: number) => makeUserDetails({ depositCount });
  it('are logged by their number when the count rises', async () => {
    const { setPlayer } = show({ player: player(0) });
    for (const count of [1, 2, 3, 4, 5, 6]) act(() => setPlayer(player(count)));
    await vi.waitFor(() =>
      expect(events()).toEqual([
        'FIRST_DEPOSIT',
        'SECOND_DEPOSIT',
        'THIRD_DEPOSIT',
        'FOURTH_DEPOSIT',
        'FIFTH_PLUS_DEPOSIT',
        'FIFTH_PLUS_DEPOSIT',
      ]),
    );
  });
  it('are logged after a reload, and those that this browser has not seen begin are not', async () => {
    show({ player: player(3) }).unmount();
    show({ player: player(4) });
    await vi.waitFor(() => expect(events()).toEqual(['FOURTH_DEPOSIT']));
  });
});

describe("the operator's scripts", () => {
  it('are placed in their slots and removed with the component', async () => {
    const { unmount } = show({ player: null }, { hasScripts: true });
    await vi.waitFor(() => expect(document.querySelector('#operator-end')).not.toBeNull());
    expect(scriptQueries).toMatchObject([{ enableAuthUsers: 'false', enableDepositors: 'false' }]);
    expect(document.head.querySelector('script')?.src).toBe('https://scripts.example/counter.js');
    expect(document.body.firstChild?.nodeName).toBe('NOSCRIPT');
    expect([...document.body.querySelectorAll('script')].map(({ src, text }) => [src, text])).toEqual([
      ['blob:code', ''],
    ]);
    unmount();
    expect(placed()).toBe(0);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:code');
  });
  it('are fetched anew after a login and with the first deposit', async () => {
    const { setPlayer } = show({ player: null }, { hasScripts: true });
    await vi.waitFor(() => expect(scriptQueries).toHaveLength(1));
    act(() => setPlayer(makeUserDetails({ depositCount: 0 })));
    await vi.waitFor(() => expect(scriptQueries).toHaveLength(2));
    act(() => setPlayer(makeUserDetails({ depositCount: 1 })));
    await vi.waitFor(() => expect(scriptQueries).toHaveLength(3));
    expect(
      scriptQueries.map(({ enableAuthUsers, enableDepositors }) => [enableAuthUsers, enableDepositors]),
    ).toEqual([
      ['false', 'false'],
      ['true', 'false'],
      ['true', 'true'],
    ]);
    await vi.waitFor(() => expect(document.querySelectorAll('#operator-end')).toHaveLength(1));
  });
  it.each([
    ['the cashier', { path: '/deposit' }],
    ['a login', { modal: 'login' }],
    ['identity documents', { path: '/profile/verify' }],
  ])('are neither fetched nor placed beside %s', async (_, place) => {
    show({ player: null }, { hasScripts: true, ...place });
    await pass(300);
    await vi.waitFor(() => expect(events()).toContain('PAGE_VIEW'));
    expect(scriptQueries).toEqual([]);
    expect(placed()).toBe(0);
  });
  it('make the page load anew when one has run and the cashier opens', async () => {
    const onReload = vi.fn();
    const { again } = show({ player: null }, { hasScripts: true, onReload });
    await vi.waitFor(() => expect(document.querySelector('#operator-end')).not.toBeNull());
    again({ modal: 'deposit' });
    expect(placed()).toBe(0);
    expect(onReload).toHaveBeenCalledOnce();
  });
  it('need no reload when none has run', async () => {
    const onReload = vi.fn();
    const { again } = show({ player: null }, { onReload });
    again({ modal: 'deposit' });
    await pass(300);
    expect(onReload).not.toHaveBeenCalled();
  });
  it('are absent when they cannot be loaded', async () => {
    server.use(failWithNetworkError(operatorScripts));
    show({ player: null }, { hasScripts: true });
    await pass(300);
    await vi.waitFor(() => expect(events()).toContain('PAGE_VIEW'));
    expect(placed()).toBe(0);
  });
});

describe('retargeting', () => {
  const settings = { dspretargettraffID: '77' };
  const pixels = () => {
    const sources: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          sources.push(address);
        }
      },
    );
    return sources;
  };
  afterEach(() => vi.unstubAllGlobals());
  it('waits for consent', async () => {
    const sources = pixels();
    const { again } = show({ player: null, settings });
    await pass(300);
    expect([sources, placed()]).toEqual([[], 0]);
    again({ isMarketingAllowed: true });
    await pass(300);
    expect(sources).toEqual(['https://ads.example/p?id=77']);
    expect(document.querySelector('script')?.src).toBe('https://ads.example/s.js?id=77');
  });
  it('does nothing without an id, and nothing beside a login', async () => {
    const sources = pixels();
    show({ player: null }, { isMarketingAllowed: true }).unmount();
    show({ player: null, settings }, { isMarketingAllowed: true, modal: 'login' });
    await pass(300);
    expect([sources, placed()]).toEqual([[], 0]);
  });
});
