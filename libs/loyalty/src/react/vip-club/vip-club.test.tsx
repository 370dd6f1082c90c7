import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getClubRewards, getLoyaltyClub, type UserDetails } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
  type TestCasinoOptions,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { loyaltyHandlers, makeClub, makeLevel, makeReward } from '../../testing.js';
import { VipClub } from './vip-club.js';

const server = setupServer(...loyaltyHandlers({ rewards: [] }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const gold = { level: 3, name: 'Gold', points: 2760, pointsToNext: 1240, nextName: 'Platinum' };
const createPlayer = (userLoyaltyLevel: UserDetails['userLoyaltyLevel']) =>
  makeUserDetails({ userLoyaltyLevel });
const createDetailsHandler = (details: UserDetails) =>
  http.get('*/api/user/get-user-details', () => HttpResponse.json({ success: true, data: details }));

function show(options: TestCasinoOptions = {}) {
  const player = options.player === undefined ? createPlayer(gold) : options.player;
  if (player !== null && player !== 'unknown') server.use(createDetailsHandler(player));
  const casino = createTestCasino({ ...options, player });
  render(
    <VipClub
      guest={<p>Log in, please</p>}
      withoutLevel={<p>No level yet</p>}
      rewardHref={(bonusId) => `/promotion?id=${bonusId}`}
    />,
    { wrapper: casino.Host },
  );
  return casino;
}
const table = () => screen.findByRole('table', { name: 'What a level gives' });
const levels = () => within(screen.getByRole('region', { name: 'Levels' })).getAllByRole('listitem');

describe('the VIP club', () => {
  it('shows the own level, the points to the next one, and how points are earned', async () => {
    server.use(...loyaltyHandlers());
    show();
    expect(screen.getByRole('heading', { name: 'Your level Gold' })).toBeTruthy();
    expect(screen.getByText('2,760 of 4,000 points')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: '1,240 points to Platinum' });
    expect(bar.getAttribute('aria-valuenow')).toBe('69');
    expect(
      await screen.findByText(
        'One point for every €10 of your own money that you stake. A level never goes down, so a break costs nothing.',
      ),
    ).toBeTruthy();
  });

  it('names no cashback where the brand has none', async () => {
    server.use(...loyaltyHandlers());
    show({ settings: { theme: 'lulu' } });
    const headers = within(await table())
      .getAllByRole('row')
      .map(({ firstChild }) => firstChild?.textContent);
    expect(headers).toContain('Rakeback');
    expect(headers).not.toContain('Cashback');
  });

  it('shows every level: those reached, the own one, and the points of those ahead', async () => {
    server.use(...loyaltyHandlers());
    show();
    await table();
    expect(levels().map((level) => level.textContent)).toEqual([
      'BronzeReached',
      'SilverReached',
      'GoldYou are here',
      'Platinum4,000 points',
      'Sapphire15,000 points',
      'Diamond50,000 points',
    ]);
    expect(levels().map((level) => level.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
    ]);
  });

  it('shows what each level gives', async () => {
    server.use(...loyaltyHandlers());
    show();
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['What a level gives', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Sapphire', 'Diamond'],
      ['Rakeback', '5%', '5.5%', '6.25%', '7.5%', '8.75%', '10%'],
      ['Cashback', '10%', '11%', '12.5%', '15%', '17.5%', '20%'],
      ['Reward for reaching the level', '–', '€5', '€20', '€75', '€250', '€1,000'],
      ['Weekly bonus', '–', '€1', '€3', '€10', '€30', '€100'],
      ['Monthly bonus', '–', '€5', '€15', '€50', '€150', '€500'],
      ['Personal host', 'No', 'No', 'No', 'Yes', 'Yes', 'Yes'],
      ['Support raises bet limits', 'No', 'No', 'No', 'Yes', 'Yes', 'Yes'],
    ]);
  });

  it('compares the own level with the next, or with one that is chosen, on a phone', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    server.use(...loyaltyHandlers());
    show();
    const shown = await table();
    const cells = (row: number) =>
      [...within(shown).getAllByRole('row')[row]!.children].map((cell) => cell.textContent);
    const choice = within(shown).getByRole('combobox', { name: 'Levels' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bronze', 'Silver', 'Platinum', 'Sapphire', 'Diamond']);
    expect(cells(1)).toEqual(['Rakeback', '6.25%', '7.5%']);
    await userEvent.selectOptions(choice, 'Diamond');
    expect(cells(1)).toEqual(['Rakeback', '6.25%', '10%']);
  });

  it('shows benefits of a server that this library does not know as the server writes them', async () => {
    const club = makeClub({
      levels: [
        makeLevel({ level: 1, name: '', benefits: [] }),
        makeLevel({ level: 2, name: '', benefits: [{ key: 'host', name: 'Your own host', text: 'Anna' }] }),
      ],
    });
    server.use(...loyaltyHandlers({ club }));
    show({ player: null });
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['What a level gives', 'Level 1', 'Level 2'],
      ['Your own host', '–', 'Anna'],
    ]);
  });

  it('groups the levels by the brand’s steps', async () => {
    server.use(...loyaltyHandlers());
    show({ settings: { loyaltyLevelGroupSteps: [1, 4, 6] } });
    await table();
    const region = screen.getByRole('region', { name: 'Levels' });
    expect(
      within(region)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Levels 1–3', 'Levels 4–5', 'Level 6']);
    expect(
      within(region)
        .getAllByRole('list')
        .map(({ children }) => children.length),
    ).toEqual([3, 2, 1]);
  });

  it('has no headings of groups with the default step', async () => {
    server.use(...loyaltyHandlers());
    show();
    await table();
    expect(within(screen.getByRole('region', { name: 'Levels' })).queryAllByRole('heading')).toEqual([]);
  });

  it('says of the highest level that it is the highest', async () => {
    server.use(...loyaltyHandlers());
    show({
      player: createPlayer({ level: 6, name: 'Diamond', points: 61_000, pointsToNext: null, nextName: null }),
    });
    expect(screen.getByText('61,000 points')).toBeTruthy();
    expect(screen.getByText('This is the highest level.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await table();
  });

  it('reads the player’s details again when it opens, since points grow during play', async () => {
    server.use(...loyaltyHandlers());
    const casino = createTestCasino({ player: createPlayer(gold) });
    server.use(createDetailsHandler(createPlayer({ ...gold, points: 2800, pointsToNext: 1200 })));
    render(<VipClub />, { wrapper: casino.Host });
    expect(await screen.findByText('2,800 of 4,000 points')).toBeTruthy();
    await table();
  });

  it('shows a guest all levels, none of them reached, and what the host has for them', async () => {
    server.use(...loyaltyHandlers());
    show({ player: null });
    await table();
    expect(screen.getByText('Log in, please')).toBeTruthy();
    expect(screen.queryByText('Your level')).toBeNull();
    expect(levels()[0]!.textContent).toBe('BronzeFrom the start');
    expect(levels().every((level) => level.getAttribute('aria-current') === null)).toBe(true);
  });

  it('shows an account without a level the levels, and what the host has for it', async () => {
    server.use(...loyaltyHandlers());
    show({ player: createPlayer(null) });
    await table();
    expect(screen.queryByText('Your level')).toBeNull();
    expect(screen.queryByText('Log in, please')).toBeNull();
    expect(screen.getByText('No level yet')).toBeTruthy();
  });

  it('shows only the own level to a server without a club', async () => {
    server.use(respondWithError(getLoyaltyClub, 501));
    const { supports } = show().client;
    await expect.poll(() => supports(getLoyaltyClub)).toBe(false);
    expect(screen.getByRole('heading', { name: 'Your level Gold' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the own level when the levels cannot be loaded, and loads them on request', async () => {
    server.use(failWithNetworkError(getLoyaltyClub));
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The levels could not be loadedYour level and points are unchanged.');
    expect(screen.getByRole('heading', { name: 'Your level Gold' })).toBeTruthy();
    server.use(...loyaltyHandlers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await table();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('holds the place of the levels while they load', () => {
    server.use(neverRespond(getLoyaltyClub));
    show();
    expect(screen.getByRole('group', { name: 'The levels are loading' }).getAttribute('aria-busy')).toBe(
      'true',
    );
  });
});

describe('rewards of the level', () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Your rewards' })).getAllByRole('listitem');

  it('say what each is and whether it can be taken; one that can leads to its terms', async () => {
    server.use(...loyaltyHandlers());
    show();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Monthly bonusGet €15: Monthly bonus',
      'Weekly bonusAgain from December 1, 2126€3',
      'Reward for GoldGet €20: Reward for Gold',
      'Reward for SilverTaken on October 2, 2026€5',
    ]);
    const link = screen.getByRole('link', { name: 'Get €20: Reward for Gold' });
    expect(link.getAttribute('href')).toBe('/promotion?id=vip-level-3');
    expect(screen.getByText('None of them expires: a reward waits until you take it.')).toBeTruthy();
  });

  it('name one of a kind that this library does not know by its level, in the currency it has', async () => {
    const reward = makeReward({ kind: 'birthday', levelName: 'Gold', amount: '10', currencyCode: 'NOK' });
    server.use(...loyaltyHandlers({ rewards: [reward] }));
    show();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Reward for GoldGet kr\s10: Reward/u),
    ]);
  });

  it('are left out for a guest, a level without any, and a server without them', async () => {
    server.use(...loyaltyHandlers());
    show({ player: null });
    await table();
    expect(screen.queryByRole('heading', { name: 'Your rewards' })).toBeNull();
    cleanup();

    server.use(...loyaltyHandlers({ rewards: [] }));
    show();
    await table();
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Your rewards' })).toBeNull();
    cleanup();

    server.use(respondWithError(getClubRewards, 501));
    const { supports } = show().client;
    await expect.poll(() => supports(getClubRewards)).toBe(false);
    await table();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your rewards' })).toBeNull();
  });

  it('that could not be loaded are loaded on request, and the page says that none is lost', async () => {
    server.use(failWithNetworkError(getClubRewards));
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your rewards could not be loadedNone of them is lost.');
    server.use(...loyaltyHandlers());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the host of the club', () => {
  const platinum = { ...gold, level: 4, name: 'Platinum' };
  const heading = () => screen.queryByRole('heading', { name: 'Your host Marina' });

  it('can be written to from their level on, with neutral words', async () => {
    server.use(...loyaltyHandlers());
    show({ player: createPlayer(platinum) });
    await table();
    expect(heading()).toBeTruthy();
    expect(screen.getByText(/never asks you to deposit\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to Marina' }).getAttribute('href')).toBe(
      'mailto:vip@casino.example',
    );
  });

  it('has the brand’s own words', async () => {
    const host = { name: 'Marina', email: 'vip@casino.example', text: 'Call me.', fromLevel: 4 };
    server.use(...loyaltyHandlers({ club: makeClub({ host }) }));
    show({ player: createPlayer(platinum) });
    expect(await screen.findByText('Call me.')).toBeTruthy();
  });

  it('is not shown below their level, to a guest, and where a brand has none', async () => {
    server.use(...loyaltyHandlers());
    show();
    await table();
    expect(heading()).toBeNull();
    cleanup();
    show({ player: null });
    await table();
    expect(heading()).toBeNull();
    cleanup();
    server.use(...loyaltyHandlers({ club: makeClub({ host: null }) }));
    show({ player: createPlayer(platinum) });
    await table();
    expect(heading()).toBeNull();
  });
});
