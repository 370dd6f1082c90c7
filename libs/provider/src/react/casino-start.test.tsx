import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts, useLocale } from '@casino-kit/i18n';
import { useSettings } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { createCasino } from '../wiring/create-casino.js';
import { loadCasino } from '../wiring/load-casino.js';
import { CasinoProvider, type CasinoProviderProps } from './casino-provider.js';
import { quietMs } from './start-screens.js';

type ApiResponse = () => Promise<Response>;
const json = (value: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(value), { status }));
const texts: Record<string, unknown> = {
  de: { 'test.hello': 'Hallo', 'casino.notLoaded.retry': 'Noch einmal' },
  ar: { 'test.hello': 'مرحبا' },
};
let settings: ApiResponse;
let dictionaries: (code: string) => Promise<Response>;
let requested: string[];

/** Plays the server; everything else than settings and texts is missing. */
const server = (address: RequestInfo | URL): Promise<Response> => {
  const { pathname } = new URL(String(address));
  requested.push(pathname);
  const [, code] = /^\/api\/core\/casino\/locales\/(\w+)\.json$/.exec(pathname) ?? [];
  if (code !== undefined) return dictionaries(code);
  return pathname === '/api/core/casino/settings2' ? settings() : json({ success: false }, 404);
};
beforeEach(() => {
  requested = [];
  settings = () => json({ brandName: 'Harbour' });
  dictionaries = (code) => (code in texts ? json(texts[code]) : json({}, 404));
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

const useHello = createTexts({ 'test.hello': 'Hello' });
function Page() {
  const t = useHello();
  const { setLocale } = useLocale();
  return (
    <button onClick={() => void setLocale('ar')}>
      {t('test.hello')} {useSettings().brandName} {useSettings().theme}
    </button>
  );
}
function makeCasino(code = 'de', onContractBreach?: (what: string) => void) {
  const stored = new Map([['locale', code]]);
  const cookies = {
    get: (name: string) => stored.get(name),
    set: (name: string, value: string) => stored.set(name, value),
    remove: (name: string) => stored.delete(name),
  };
  const casino = createCasino({
    url: 'https://casino.example',
    fetch: server,
    socketUrl: null,
    browser: { cookies },
    onContractBreach,
  });
  return { casino, kept: stored };
}

describe('CasinoProvider without settings and texts', () => {
  it('loads both and keeps the default of every setting that the server omits', async () => {
    render(
      <CasinoProvider casino={makeCasino().casino}>
        <Page />
      </CasinoProvider>,
    );
    expect(await screen.findByText('Hallo Harbour curacao')).toBeTruthy();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
  });
  it('reports a setting that does not match and keeps its default', async () => {
    settings = () => json({ brandName: 'Harbour', theme: 7 });
    const breaches: string[] = [];
    render(
      <CasinoProvider casino={makeCasino('de', (what) => breaches.push(what)).casino}>
        <Page />
      </CasinoProvider>,
    );
    expect(await screen.findByText('Hallo Harbour curacao')).toBeTruthy();
    expect(breaches).toEqual([expect.stringMatching(/^settings2: field theme .*string/)]);
  });
  it('shows English when the server has no dictionary', async () => {
    render(
      <CasinoProvider casino={makeCasino('fi').casino}>
        <Page />
      </CasinoProvider>,
    );
    expect(await screen.findByText('Hello Harbour curacao')).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
  });
  it('loads and persists the language that the player selects', async () => {
    const { casino, kept: stored } = makeCasino();
    render(
      <CasinoProvider casino={casino}>
        <Page />
      </CasinoProvider>,
    );
    fireEvent.click(await screen.findByRole('button'));
    expect(await screen.findByText('مرحبا Harbour curacao')).toBeTruthy();
    // An effect sets it, which React runs after the text is shown.
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    expect([stored.get('locale'), casino.language()]).toEqual(['ar', 'ar']);
    expect(requested.filter((path) => path.endsWith('settings2'))).toHaveLength(1);
  });
  it('shows placeholders only when loading takes longer than a moment', async () => {
    vi.useFakeTimers();
    settings = () => new Promise(() => undefined);
    render(
      <CasinoProvider casino={makeCasino().casino}>
        <Page />
      </CasinoProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(quietMs - 1));
    expect(screen.getByRole('status').textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getByRole('status').closest('[aria-busy]')).toBeNull();
  });
  it('shows the fallback of the host in place of placeholders', () => {
    render(
      <CasinoProvider casino={makeCasino().casino} fallback={<p>One moment</p>}>
        <Page />
      </CasinoProvider>,
    );
    expect(screen.getByText('One moment')).toBeTruthy();
  });
  it('says that the settings could not be loaded and stays on that screen until a retry succeeds', async () => {
    settings = () => json({ success: false }, 400);
    render(
      <CasinoProvider casino={makeCasino().casino}>
        <Page />
      </CasinoProvider>,
    );
    expect(await screen.findByRole('heading', { name: 'We could not load this site' })).toBeTruthy();
    const retry = await screen.findByRole('button', { name: 'Noch einmal' });
    let respond: (response: Response) => void = () => undefined;
    const responded = new Promise<Response>((resolve) => (respond = resolve));
    settings = () => responded;
    fireEvent.click(retry);
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    respond(await json({}));
    expect(await screen.findByText('Hallo Casino Kit curacao')).toBeTruthy();
  });
});

describe('CasinoProvider in the markup of a server', () => {
  const page = (props: Partial<CasinoProviderProps> = {}) => (
    <CasinoProvider {...({ casino: makeCasino().casino, ...props } as CasinoProviderProps)}>
      <h1>Harbour Bets</h1>
      <Page />
    </CasinoProvider>
  );
  /** Renders on the server, then hydrates in the browser; returns what React had to mend. */
  function openMarkup(props: () => Partial<CasinoProviderProps> = () => ({})) {
    const container = document.createElement('div');
    document.body.append(container);
    // What React hydrates: the markup as a server sends it.
    container.innerHTML = renderToString(page(props()));
    const mended = vi.fn();
    render(page(props()), { container, hydrate: true, onRecoverableError: mended });
    return { container, mended };
  }
  it('renders the page with default settings and English, and requests nothing there', () => {
    expect(renderToString(page())).toContain('Harbour Bets');
    expect(renderToString(page())).toContain('Hello<!-- --> <!-- -->Casino Kit<!-- --> <!-- -->curacao');
    expect(requested).toEqual([]);
  });
  it('keeps the page in the browser while it loads settings and texts, and then shows them', async () => {
    const { container, mended } = openMarkup();
    const heading = screen.getByRole('heading');
    expect(screen.getByRole('button').textContent).toBe('Hello Casino Kit curacao');
    expect(await screen.findByText('Hallo Harbour curacao')).toBeTruthy();
    expect(container.contains(heading)).toBe(true);
    expect(mended).not.toHaveBeenCalled();
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect(requested.toSorted()).toEqual(['/api/core/casino/locales/de.json', '/api/core/casino/settings2']);
  });
  it('keeps the page when the settings cannot be loaded', async () => {
    settings = () => json({ success: false }, 400);
    openMarkup();
    expect(await screen.findByText('Hallo Casino Kit curacao')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('Harbour Bets');
  });
  it('keeps the language that the player chose before the texts arrived', async () => {
    let arrive: (response: Response) => void = () => undefined;
    dictionaries = (code) =>
      code === 'ar' ? json(texts['ar']) : new Promise((resolve) => (arrive = resolve));
    openMarkup();
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/مرحبا/)).toBeTruthy();
    await act(async () => arrive(await json(texts['de'])));
    expect(screen.getByRole('button').textContent).toContain('مرحبا');
  });
  it('shows the fallback of a host that passes one', () => {
    expect(renderToString(page({ fallback: <p>One moment</p> }))).toBe('<p>One moment</p>');
  });
  it('renders with what loadCasino has loaded, and the browser requests none of it again', async () => {
    const loaded = await loadCasino({ url: 'https://casino.example', language: 'de', fetch: server });
    requested = [];
    expect(Object.getPrototypeOf(loaded.start.texts?.texts)).toBe(Object.prototype);
    // As it travels from a server component to the browser.
    const { start } = JSON.parse(JSON.stringify(loaded)) as typeof loaded;
    const { mended } = openMarkup(() => ({ start }));
    expect(screen.getByRole('button').textContent).toBe('Hallo Harbour curacao');
    await act(() => Promise.resolve());
    expect([requested, mended.mock.calls]).toEqual([[], []]);
  });
  it('leaves to the browser what loadCasino could not load', async () => {
    settings = () => json({ success: false }, 500);
    const { start } = await loadCasino({ url: 'https://casino.example', language: 'de', fetch: server });
    expect(start).toMatchObject({ code: 'de', settings: undefined, texts: { code: 'de' } });
    settings = () => json({ brandName: 'Harbour' });
    openMarkup(() => ({ start }));
    expect(screen.getByRole('button').textContent).toBe('Hallo Casino Kit curacao');
    expect(await screen.findByText('Hallo Harbour curacao')).toBeTruthy();
  });
  it('waits for a casino that does not answer no longer than its limit, whatever is retried', async () => {
    vi.useFakeTimers();
    settings = () => new Promise(() => undefined);
    dictionaries = () => json({}, 503);
    const loading = loadCasino({
      url: 'https://casino.example',
      language: 'de',
      fetch: server,
      timeoutMs: 2_000,
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requested.filter((path) => path.endsWith('/de.json')).length).toBeGreaterThan(1);
    expect((await loading).start).toMatchObject({ code: 'de', settings: undefined, texts: undefined });
  });
});

describe('CasinoProvider with one of them', () => {
  it('loads only the texts when settings are passed', async () => {
    render(
      <CasinoProvider casino={makeCasino().casino} settings={makeSettings({ brandName: 'Own' })}>
        <Page />
      </CasinoProvider>,
    );
    expect(await screen.findByText('Hallo Own curacao')).toBeTruthy();
    expect(requested).toEqual(['/api/core/casino/locales/de.json']);
  });
  it('loads only the settings when texts are passed, and leaves the document to the host', async () => {
    render(
      <CasinoProvider casino={makeCasino().casino} i18n={{ code: 'en', texts: { 'test.hello': 'Ahoy' } }}>
        <Page />
      </CasinoProvider>,
    );
    expect(await screen.findByText('Ahoy Harbour curacao')).toBeTruthy();
    expect(requested).toEqual(['/api/core/casino/settings2']);
    expect(document.documentElement.lang).toBe('');
  });
  it('creates the casino when only an address is passed', async () => {
    vi.stubGlobal('fetch', server);
    render(
      <CasinoProvider url="https://casino.example">
        <Page />
      </CasinoProvider>,
    );
    expect(await screen.findByText('Hello Harbour curacao')).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
