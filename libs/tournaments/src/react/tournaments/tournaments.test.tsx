import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterTournament, listTournaments, type Tournament } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  respondWithError,
  type TestCasinoOptions,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { tournamentsKey } from '../../core/tournament-queries.js';
import { makeStanding, makeTournaments, tournamentHandlers } from '../../testing.js';
import { TournamentTabs } from '../tournament-tabs/tournament-tabs.js';
import { Tournaments } from './tournaments.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => vi.setSystemTime('2026-11-25T09:00:00Z'));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const week = makeTournaments();
const noCounts = { running: 0, coming: 0, finished: 0 };
const withoutPlaces = (rows: readonly Tournament[]) => rows.map((row) => ({ ...row, own: null }));
const withoutOwn = { ...week, running: withoutPlaces(week.running) };
const allWithoutOwn = { ...withoutOwn, finished: withoutPlaces(week.finished) };

function show(
  { state = 'running', ...options }: TestCasinoOptions & { state?: 'running' | 'coming' | 'finished' } = {},
  handlers = tournamentHandlers(),
) {
  server.use(...handlers);
  const casino = createTestCasino(options);
  render(
    <Tournaments
      state={state}
      tournamentHref={(id) => `/tournaments?tournament=${id}`}
      loginHref="?modal=login"
      timeZone="UTC"
      withoutTournaments={<p>As before</p>}
    />,
    { wrapper: casino.Host },
  );
  return casino;
}
const region = (name: string) => screen.findByRole('region', { name });

describe('the open tournaments', () => {
  it('show the one with the largest prizes large, with the player’s place and what it cost', async () => {
    show();
    const hero = await region('Harbour Race');
    expect(hero.textContent).toContain('Running until Sunday 23:59');
    expect(hero.textContent).toContain('€2,500 shared by 100 players.');
    expect(hero.textContent).toContain('A point for every €0.20 staked within a round, on any slot.');
    // The date says it once.
    expect(hero.textContent).not.toContain('Ends in');
    const place = await region('Your place');
    expect(place.textContent).toContain('47 of 2,318 players');
    const values = within(place).getAllByRole('definition');
    expect(values.map(({ textContent }) => textContent)).toEqual(['2,384', '€15', '€476.80', '−€41.50']);
  });

  it('say that a player without a place is in, and what gives one', async () => {
    const own = makeStanding({ rank: null });
    const running = week.running.map((tournament) => ({ ...tournament, own }));
    show({}, tournamentHandlers({ tournaments: { ...week, running } }));
    const place = await region('Your place');
    expect(place.textContent).toContain('You are in Your first round that counts gives you a place.');
    const [row] = within(await screen.findByRole('list', { name: 'Open' })).getAllByRole('listitem');
    expect(row?.textContent).toContain('Your placeNo place yet');
  });

  it('list the others with their place, or that the player is not in yet', async () => {
    show();
    const [ladder, jackpots] = within(await screen.findByRole('list', { name: 'Open' })).getAllByRole(
      'listitem',
    );
    expect(ladder?.textContent).toContain('Best multiplier of a round ends Saturday 12:00');
    expect(ladder?.textContent).toContain('42×, place 118');
    expect(jackpots?.textContent).toContain('Not in yet');
    expect(within(ladder!).getByRole('link', { name: 'Open Tide Ladder' }).getAttribute('href')).toBe(
      '/tournaments?tournament=tide-ladder',
    );
  });

  it('are followed by those that are coming and those that have ended', async () => {
    show();
    const coming = await screen.findByRole('list', { name: 'Coming' });
    expect(within(coming).getAllByRole('listitem').length).toBe(2);
    expect(coming.textContent).toContain('Listed games');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TournamentEndedPlayersYour placePrize',
      'Harbour Race, week 47Nov 222,2049€50',
      'Harbour Race, week 46Nov 152,190212None',
      'Harbour Race, week 45Nov 82,176––',
    ]);
  });

  it('follow the event of a changed score without another read of the list', async () => {
    const { emit } = show();
    await region('Your place');
    server.use(
      http.get('*/api/user/tournaments/:id', () =>
        HttpResponse.json({ success: true, data: { standing: makeStanding({ rank: 31 }) } }),
      ),
      failWithNetworkError(listTournaments),
    );
    emit('tournament', { tournamentId: 'harbour-race-2026-11-23' });
    await waitFor(async () => expect((await region('Your place')).textContent).toContain('31 of 2,318'));
  });
});

describe('a tab', () => {
  it('shows only the tournaments of its state', async () => {
    show({ state: 'coming' });
    expect((await screen.findAllByRole('listitem')).length).toBe(2);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
  });

  it('says of a coming tournament that the player is in', async () => {
    const [first, ...others] = week.coming;
    const coming = [{ ...first!, own: makeStanding({ rank: null }) }, ...others];
    show({ state: 'coming' }, tournamentHandlers({ tournaments: { ...week, coming } }));
    const [row, other] = await screen.findAllByRole('listitem');
    expect(row?.textContent).toContain('Your placeYou are in');
    expect(other?.textContent).not.toContain('You are in');
  });

  it('says that there are none', async () => {
    show({ state: 'finished' }, tournamentHandlers({ tournaments: { ...week, finished: [] } }));
    expect(await screen.findByText('No tournament has ended yet')).toBeTruthy();
  });

  it('has the number of open and coming tournaments, and calls back', async () => {
    server.use(...tournamentHandlers());
    const onState = vi.fn();
    render(<TournamentTabs state="running" onState={onState} />, { wrapper: createTestCasino().Host });
    expect(await screen.findByRole('radio', { name: 'Open 3' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Coming 2' }));
    expect(onState).toHaveBeenCalledWith('coming');
  });
});

describe('entering', () => {
  const join = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Join Jackpot Week' }));
    return screen.findByRole('alertdialog', { name: 'Enter Jackpot Week?' });
  };

  it('says what it means before it happens, and shows that the player is in', async () => {
    const entered: string[] = [];
    const tournaments = { ...week };
    show({}, tournamentHandlers({ tournaments, onEnter: (id) => entered.push(id) }));
    const dialog = await join();
    expect(dialog.textContent).toContain('Entering is free');
    expect(dialog.textContent).toContain('From now on your rounds count.');
    expect(entered).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('link', { name: 'Open Jackpot Week' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(entered).toEqual(['jackpot-week']);
  });

  it.each([
    ['ACCOUNT_EXCLUDED', 'Your account is closed for play at the moment, so you cannot enter.'],
    ['TOURNAMENT_ENDED', 'This tournament has ended.'],
    ['INTERNAL', 'You could not be entered. Trying again enters you only once.'],
  ])('says why it failed: %s', async (code, text) => {
    show({}, [respondWithError(enterTournament, 409, { code }), ...tournamentHandlers()]);
    const dialog = await join();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enter' }));
    expect(await within(dialog).findByText(text)).toBeTruthy();
  });

  it('is the login for a guest, without any button to join', async () => {
    show({ player: null }, tournamentHandlers({ tournaments: withoutOwn }));
    const place = await region('Your place');
    expect(within(place).getByRole('link', { name: 'Log in to enter' }).getAttribute('href')).toBe(
      '?modal=login',
    );
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
    const [ladder] = within(screen.getByRole('list', { name: 'Open' })).getAllByRole('listitem');
    expect(ladder?.textContent).toContain('CountsTidewater slots');
    const [, race] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(race?.textContent).toBe('Harbour Race, week 47Nov 222,204€2,500');
  });
});

describe('the own places', () => {
  it('are read after the login, and cleared at the logout', async () => {
    let isIn = false;
    const { session, setPlayer, queryClient } = show({ player: null }, [
      http.get('*/api/tournaments', ({ request }) => {
        const state = new URL(request.url).searchParams.get('state') as keyof typeof week;
        const rows = (isIn ? week : allWithoutOwn)[state];
        return HttpResponse.json({ success: true, data: { rows, counts: noCounts } });
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'Log in to enter' })).toBeTruthy();
    isIn = true;
    act(() => setPlayer(makeUserDetails()));
    expect(await screen.findByText('47')).toBeTruthy();
    isIn = false;
    act(() => session.end('USER_INITIATED'));
    expect(screen.queryByText('47')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Log in to enter' })).toBeTruthy();
    expect(JSON.stringify(queryClient.getQueriesData({ queryKey: tournamentsKey }))).not.toContain('"rank"');
  });
});

describe('a server', () => {
  it('without tournaments has the page as it was before', async () => {
    show({}, [respondWithError(listTournaments, 501)]);
    expect(await screen.findByText('As before')).toBeTruthy();
  });

  it('that fails can be asked again', async () => {
    show({ state: 'coming' }, [failWithNetworkError(listTournaments)]);
    const alert = await screen.findByRole('alert');
    server.resetHandlers(...tournamentHandlers());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByRole('listitem')).length).toBe(2);
  });
});
