import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestCasino, type TestCasinoOptions } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type ListAddress } from '../../core/is-list-address.js';
import { lobbyQueries } from '../../core/lobby-rows.js';
import { gamesHandlers, makeGame } from '../../testing.js';
import { Lobby } from './lobby.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const nothing = () => undefined;

function AddressedLobby({
  category,
  term = '',
}: {
  category?: string | undefined;
  term?: string | undefined;
}) {
  const [search, setSearch] = useState(term);
  const [address, setAddress] = useState<ListAddress>({});
  const list = { address, onAddress: setAddress };
  return <Lobby category={category} search={search} onSearch={setSearch} {...list} />;
}
const openLobby = (visit: TestCasinoOptions = {}, category?: string, term?: string) =>
  render(<AddressedLobby category={category} term={term} />, {
    wrapper: createTestCasino({ player: null, ...visit }).Host,
  });
const cardsIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((item) => within(item).queryAllByRole('link')[0]?.textContent ?? '');

describe('the rows of the lobby', () => {
  it('shows a guest popular, live and new games, wins, and no recent games', async () => {
    server.use(...gamesHandlers());
    openLobby();
    for (const name of ['Popular now', 'Recent wins', 'Live tables', 'New games', 'Originals'])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    expect(screen.queryByText('Continue playing')).toBeNull();
  });

  it('lets a player continue with the last played game', async () => {
    server.use(...gamesHandlers({ recent: [makeGame({ name: 'Pearl Diver' })] }));
    openLobby({ player: makeUserDetails() });
    const row = await screen.findByRole('region', { name: 'Continue playing' });
    expect(within(row).getByRole('link', { name: 'Pearl Diver, Tidewater' })).toBeTruthy();
  });

  it('leaves a row without games out', async () => {
    server.use(...gamesHandlers());
    openLobby();
    await screen.findByText('Velvet Roulette, Velvet Room, live');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Table games' })).toBeNull());
  });

  it('begins with a link that skips the rows, to a place after the last of them', async () => {
    server.use(...gamesHandlers());
    openLobby();
    const lastRow = await screen.findByRole('region', { name: 'Originals' });
    const skip = screen.getByRole('link', { name: 'Skip the rows of games' });
    const end = document.getElementById(skip.getAttribute('href')!.slice(1))!;
    const order = (a: Element, b: Element) =>
      Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(order(skip, screen.getByRole('region', { name: 'Popular now' }))).toBe(true);
    expect(order(lastRow, end)).toBe(true);
    end.focus();
    expect(document.activeElement).toBe(end);
  });

  it('reports that a row could not be loaded, and retries', async () => {
    server.use(...gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }));
    openLobby();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    server.use(...gamesHandlers());
    await userEvent.click(retry!);
    expect((await screen.findAllByRole('link', { name: 'Ember Drake, Tidewater' })).length).toBeGreaterThan(
      0,
    );
  });

  it('is complete in a server’s first response when its queries were prefetched', async () => {
    server.use(...gamesHandlers());
    const { Host, client, queryClient } = createTestCasino({ player: null });
    for (const query of lobbyQueries(client, { localeCode: 'en', player: false }))
      await queryClient.prefetchQuery(query);
    const html = renderToString(
      <Host>
        <Lobby search="" onSearch={nothing} address={{}} onAddress={nothing} />
      </Host>,
    );
    for (const text of ['Book of Tides', 'Velvet Roulette', 'Plinko', 'Na•••a', 'Search 65 games'])
      expect(html).toContain(text);
  });
});

describe('rows below the first view', () => {
  /** Reports every place as near, as when someone scrolls to it. */
  const scrollDown = () =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly report: IntersectionObserverCallback) {}
        observe = (target: Element) =>
          this.report(
            [{ isIntersecting: true, target } as unknown as IntersectionObserverEntry],
            this as never,
          );
        disconnect = () => undefined;
      },
    );
  afterEach(() => vi.unstubAllGlobals());

  it('loads none of them before someone comes near', async () => {
    const asked: string[] = [];
    server.use(
      // Without a response the request goes on to the next handler.
      http.get('*/api/games', ({ request }) => void asked.push(new URL(request.url).search)),
      ...gamesHandlers(),
    );
    openLobby();
    await screen.findByRole('region', { name: 'Originals' });
    expect(screen.queryByRole('region', { name: 'Jackpots' })).toBeNull();
    expect(asked.filter((query) => /jackpots|top-week/.test(query))).toEqual([]);
  });

  it('shows jackpots with the most that a round pays', async () => {
    scrollDown();
    const game = makeGame({ name: 'Canopy Gold', kind: 'jackpots', topPrize: '1284610.22' });
    server.use(...gamesHandlers({ games: [game] }));
    openLobby();
    const row = await screen.findByRole('region', { name: 'Jackpots' });
    const link = await within(row).findByRole('link', { name: /Canopy Gold/ });
    expect(link.textContent).toContain('€1,284,610.22');
    expect(link.getAttribute('href')).toBe('/casino/games/canopy-gold');
  });

  it('numbers the ten games that were played most this week', async () => {
    scrollDown();
    server.use(...gamesHandlers());
    openLobby();
    const row = await screen.findByRole('region', { name: 'Top ten this week' });
    await within(row).findByText('Place 10:');
    expect(within(row).queryByText('Place 11:')).toBeNull();
  });

  it('lists the providers with their numbers of games', async () => {
    scrollDown();
    server.use(...gamesHandlers());
    openLobby();
    const row = await screen.findByRole('region', { name: 'Providers' });
    const link = await within(row).findByRole('link', { name: /^Velvet Room ?\d+ games?$/ });
    expect(link.getAttribute('href')).toMatch(/^\/providers\//);
  });

  it('leaves out those that the server does not have', async () => {
    scrollDown();
    server.use(
      http.get('*/api/game-providers', () => HttpResponse.json({ message: 'no' }, { status: 404 })),
      ...gamesHandlers({ games: [makeGame({ name: 'Plinko', kind: 'originals' })] }),
    );
    openLobby();
    await screen.findByRole('region', { name: 'Originals' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Providers' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Jackpots' })).toBeNull());
  });
});

it('shows live tables as upright posters with `portraitGameImages`', async () => {
  server.use(...gamesHandlers());
  openLobby({ settings: { portraitGameImages: true } });
  const row = await screen.findByRole('region', { name: 'Live tables' });
  const card = await within(row).findByRole('link', { name: 'Velvet Roulette, Velvet Room, live' });
  // A wide card prints the name of its table; a poster has it in its picture.
  expect(within(row).queryByText('Velvet Roulette', { selector: 'bdi' })).toBeNull();
  expect(card.querySelector('img')?.getAttribute('height')).toBe('400');
});

describe('a server without lists of games', () => {
  const missing = (path: string) =>
    http.get(path, () => HttpResponse.json({ message: 'Cannot GET' }, { status: 404 }));
  const serveNoGames = () =>
    server.use(
      ...['*/api/games', '*/api/game-wins', '*/api/user/recent-games'].map(missing),
      ...gamesHandlers(),
    );

  it('has no rows, no wins and no search in its lobby, and no error', async () => {
    serveNoGames();
    openLobby({ player: makeUserDetails() });
    expect(await screen.findByRole('link', { name: 'Slots' })).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByRole('region')).toEqual([]));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says on a category’s page that games are not listed here, and leads back to the casino', async () => {
    serveNoGames();
    openLobby({}, 'slots');
    expect(await screen.findByText('Games are not listed here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the casino' }).getAttribute('href')).toBe('/casino');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('renders its lobby on the server without placeholders for content that never arrives', async () => {
    serveNoGames();
    const { Host, client, queryClient } = createTestCasino({ player: null });
    for (const query of lobbyQueries(client, { localeCode: 'en', player: false }))
      await queryClient.prefetchQuery(query);
    const html = renderToString(
      <Host>
        <Lobby search="" onSearch={nothing} address={{}} onAddress={nothing} />
      </Host>,
    );
    expect(html).not.toContain('Popular now');
    expect(html).not.toContain('Recent wins');
    expect(html).toContain('Slots');
  });
});

describe('search', () => {
  const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  it('shows its matches instead of the rows under a heading, and announces their number', async () => {
    server.use(...gamesHandlers());
    openLobby();
    await userEvent.type(await screen.findByRole('searchbox'), 'book');
    const results = await screen.findByRole('region', { name: 'Search results' });
    expect(titles()).toEqual(['Results for “book”']);
    await waitFor(() => expect(within(results).getByRole('status').textContent).toBe('2 games found'));
    const found = cardsIn(results).slice(0, 2);
    expect(found.map((text) => text.includes('Book of'))).toEqual([true, true]);
    expect(screen.queryByRole('region', { name: 'New games' })).toBeNull();
  });

  it('has popular games below few matches, and not below many', async () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, at) => makeGame({ name: `Book ${at}` }));
    server.use(...gamesHandlers({ games: named(7) }));
    const { unmount } = openLobby({}, undefined, 'book');
    const few = await screen.findByRole('region', { name: 'Search results' });
    expect(await within(few).findByRole('region', { name: 'Popular now' })).toBeTruthy();
    unmount();
    server.use(...gamesHandlers({ games: named(8) }));
    openLobby({}, undefined, 'book');
    const many = await screen.findByRole('region', { name: 'Search results' });
    await waitFor(() => expect(within(many).getByRole('status').textContent).toBe('8 games found'));
    expect(within(many).queryByRole('region', { name: 'Popular now' })).toBeNull();
  });

  it('keeps the games of the term before under their heading until the next ones are there, and announces those', async () => {
    const counted = makeGame({ name: 'Book of Tides' });
    let arrive: () => void = nothing;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      http.get('*/api/games', async ({ request }) => {
        if (new URL(request.url).searchParams.get('search') === 'book') await held;
        return undefined;
      }),
      ...gamesHandlers({ games: [counted] }),
    );
    openLobby();
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, 'boo');
    const results = await screen.findByRole('region', { name: 'Search results' });
    const words = () => within(results).getByRole('status').textContent;
    await waitFor(() => expect(words()).toBe('1 game found'));
    await userEvent.type(field, 'k');
    await waitFor(() => expect(results.querySelector('[data-old]')).toBeTruthy());
    expect(titles()).toEqual(['Results for “boo”']);
    arrive();
    await waitFor(() => expect(titles()).toEqual(['Results for “book”']));
    // The same number in other characters: a screen reader says it again.
    expect(words().trim()).toBe('1 game found');
    expect(words()).not.toBe('1 game found');
  });

  it('shows the next step when there are no matches, under the same heading, and goes back to all games', async () => {
    server.use(...gamesHandlers());
    openLobby();
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No games found')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Popular now' })).toBeTruthy();
    expect(titles()).toEqual(['Results for “zzz”']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findByRole('region', { name: 'Popular now' })).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });
});

describe('a category', () => {
  it('shows its games under its heading, and sorts them on request', async () => {
    server.use(...gamesHandlers());
    openLobby({}, 'originals');
    expect(await screen.findByRole('heading', { level: 1, name: 'Originals' })).toBeTruthy();
    expect(await screen.findByText('8 games')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
    const first = () => cardsIn(screen.getByRole('list', { name: 'Originals' }))[0];
    await waitFor(() => expect(first()).toContain('Glass Dice'));
  });

  it('offers all seven orders', async () => {
    server.use(...gamesHandlers());
    openLobby({}, 'originals');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Popularity',
      'Newest',
      'Name',
      'Return to player',
      'Highest win',
      'Lowest bet',
      'Highest bet',
    ]);
  });

  it('that does not exist is not named by what the address says, and leads to all games', async () => {
    server.use(...gamesHandlers());
    openLobby({}, 'Claim your €500 at evil.example');
    expect(await screen.findByText('No games found')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Game categories');
    expect(document.body.textContent).not.toMatch(/evil|spelling/);
    expect(screen.getByRole('link', { name: 'Show all games' }).getAttribute('href')).toBe('/casino');
  });

  it('marks the current category and omits empty ones', async () => {
    server.use(...gamesHandlers());
    openLobby({}, 'live');
    const chips = await screen.findByRole('navigation', { name: 'Game categories' });
    expect(within(chips).getByRole('link', { current: 'page' }).textContent).toBe('Live casino');
    expect(within(chips).queryByText('Tables')).toBeNull();
    expect(within(chips).getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/casino/slots');
  });

  it('keeps the fixed categories when the others cannot be loaded', async () => {
    server.use(...gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }));
    openLobby();
    const chips = await screen.findByRole('navigation', { name: 'Game categories' });
    expect(within(chips).getAllByRole('link')).toHaveLength(4);
  });
});

describe('a filter', () => {
  it('is chosen in its panel, applies at once, and is removed part by part or as a whole', async () => {
    server.use(...gamesHandlers());
    openLobby({}, 'slots');
    const count = () => Number(screen.getByText(/^\d+ games?$/).textContent.split(' ')[0]);
    await waitFor(() => expect(count()).toBeGreaterThan(20));
    const all = count();
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'High' }));
    await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'From' }), '96');
    const ends = within(panel).getByRole('combobox', { name: 'To' });
    expect(within(ends).getAllByRole('option')[1]?.textContent).toBe('96%');
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Demo' }));
    await userEvent.click(await within(panel).findByRole('button', { name: /^Show \d+ games?$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeTruthy();
    const active = screen.getByRole('list', { name: 'Active filters' });
    expect(
      within(active)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Volatility: High', 'Demo', 'Return to player: from 96%', 'Clear all']);
    await userEvent.click(within(active).getByRole('button', { name: 'Remove filter: Demo' }));
    expect(await screen.findByRole('button', { name: 'Filter (2)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('button', { name: 'Filter' })).toBeTruthy();
    await waitFor(() => expect(count()).toBe(all));
  });

  it('that leaves nothing offers all games of the category again', async () => {
    server.use(...gamesHandlers());
    const Filtered = () => {
      const [address, setAddress] = useState<ListAddress>({ rtp: '99-', volatility: '1' });
      return (
        <Lobby category="originals" search="" onSearch={nothing} address={address} onAddress={setAddress} />
      );
    };
    render(<Filtered />, { wrapper: createTestCasino({ player: null }).Host });
    expect(await screen.findByText('No games found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findByText('8 games')).toBeTruthy();
  });

  it('or an order alone makes the whole catalogue a list', async () => {
    server.use(...gamesHandlers());
    render(<Lobby search="" onSearch={nothing} address={{ sort: 'name' }} onAddress={nothing} />, {
      wrapper: createTestCasino({ player: null }).Host,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'All games' })).toBeTruthy();
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 60 }, (_, index) => makeGame({ name: `Game ${index + 1}` }));
  const setScreenHeight = (height: number) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_360);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height);
  };
  afterEach(() => void vi.restoreAllMocks());

  it('loads the pages that are near the screen', async () => {
    server.use(...gamesHandlers({ games: many }));
    setScreenHeight(10_000);
    openLobby({}, 'slots');
    expect(await screen.findByText('60 games')).toBeTruthy();
    expect(await screen.findByText('Game 60, Tidewater')).toBeTruthy();
  });

  it('reports a page that could not be loaded, and retries', async () => {
    let fails = true;
    server.use(
      http.get('*/api/games', ({ request }) =>
        fails && new URL(request.url).searchParams.get('pageNo') === '3'
          ? HttpResponse.json({ success: false, code: 'UNAVAILABLE' }, { status: 400 })
          : undefined,
      ),
      ...gamesHandlers({ games: many }),
    );
    setScreenHeight(10_000);
    openLobby({}, 'slots');
    expect(await screen.findByText(/No more games could be loaded/)).toBeTruthy();
    expect(screen.getByText('Game 30, Tidewater')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 60, Tidewater')).toBeTruthy();
  });

  it('can be skipped by a link, and each game has its place in it', async () => {
    server.use(...gamesHandlers({ games: many }));
    setScreenHeight(768);
    openLobby({}, 'slots');
    const first = (await screen.findByText('Game 1, Tidewater')).closest('[role="listitem"]');
    await waitFor(() => expect(first?.getAttribute('aria-setsize') ?? '60').toBe('60'));
    const skip = screen.getByRole('link', { name: 'Skip the rows of games' });
    expect(document.getElementById(skip.getAttribute('href')!.slice(1))).toBeTruthy();
  });
});

it('moves the focus to the search that another entry of the page opened, and marks it for narrow pages', async () => {
  server.use(...gamesHandlers());
  const lobby = (searchElsewhere: 'open' | 'closed') => (
    <Lobby search="" onSearch={nothing} address={{}} onAddress={nothing} searchElsewhere={searchElsewhere} />
  );
  const { rerender } = render(lobby('closed'), { wrapper: createTestCasino({ player: null }).Host });
  const field = await screen.findByRole('searchbox');
  expect(document.activeElement).not.toBe(field);
  expect(field.closest('[data-search]')?.getAttribute('data-search')).toBe('closed');
  rerender(lobby('open'));
  expect(document.activeElement).toBe(field);
  expect(field.closest('[data-search]')?.getAttribute('data-search')).toBe('open');
});
