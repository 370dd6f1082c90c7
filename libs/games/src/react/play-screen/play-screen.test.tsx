import { type SettingsFields } from '@casino-kit/api-contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { gamesHandlers, type GamesServer, makeGameDetails } from '../../testing.js';
import { type BonusBuyRequest } from './game-stage.js';
import { exampleAdapter } from '../../core/example-adapter.js';
import { PlayScreen, type PlayScreenProps } from './play-screen.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const origin = 'https://games.example';
const launched = {
  url: `${origin}/reference-game/index.html#launch=token`,
  mode: 'real',
  launchedAt: '2026-01-01T12:00:00Z',
} as const;
const everything: Partial<SettingsFields> = {
  policy: { sessionClock: true, netPositionInGame: true },
  allowGuestPlayDemoGames: true,
};
const player = makeUserDetails();

function open(
  props: Partial<PlayScreenProps> = {},
  {
    as = player,
    settings = everything,
    says = { launch: launched },
  }: {
    as?: typeof player | null | undefined;
    settings?: Partial<SettingsFields> | undefined;
    says?: Partial<GamesServer> | undefined;
  } = {},
) {
  server.use(...gamesHandlers(says));
  const onMode = vi.fn();
  const playing = (more: Partial<PlayScreenProps>) => (
    <PlayScreen
      slug="book-of-tides"
      mode="real"
      onMode={onMode}
      allowedOrigins={[origin]}
      limitsHref="/profile2/limits"
      breakHref="/profile2/freeze-account"
      depositHref="?modal=deposit"
      {...more}
    />
  );
  const { Host } = createTestCasino({ player: as, settings });
  const { rerender, ...view } = render(playing(props), { wrapper: Host });
  return { ...view, onMode, change: (more: Partial<PlayScreenProps>) => rerender(playing(more)) };
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('Game: Book of Tides');
/** Collects the messages from the page to the frame. */
async function listen() {
  const { contentWindow } = await frame();
  return vi.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
}
async function receive(data: unknown, from = origin) {
  const { contentWindow } = await frame();
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: contentWindow }));
  });
}
const stat = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('PlayScreen', () => {
  it('opens the game in a sandbox, and nothing else', async () => {
    open();
    const opened = await frame();
    expect(opened.src).toBe(launched.url);
    expect(opened.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
  });

  it('leads from the name of the game to its page', async () => {
    open();
    await frame();
    const name = within(screen.getByRole('heading', { level: 1 })).getByRole('link', {
      name: 'Book of Tides',
    });
    expect(name.getAttribute('href')).toBe('/casino/games/book-of-tides');
  });

  it('adds up the amounts of rounds exactly', async () => {
    open();
    await receive({ type: 'game:ready' });
    await receive({ type: 'game:round', stake: '0.20', payout: '0', balance: null });
    await receive({ type: 'game:round', stake: '0.20', payout: '0.10', balance: null });
    expect(stat('Net position')).toBe('−€0.30');
    expect(stat('Staked')).toBe('€0.40');
  });

  it('shows the time and the totals of the session that the host counts, but not in a demo', async () => {
    const session = { playedAt: () => 3_723_000, staked: '12.00', net: '-4.50' };
    const { unmount } = open({ session });
    await receive({ type: 'game:round', stake: '0.20', payout: '0', balance: null });
    expect([stat('Session'), stat('Net position'), stat('Staked')]).toEqual(['01:02:03', '−€4.50', '€12.00']);
    unmount();
    open({ session, mode: 'demo' }, { says: { launch: { ...launched, mode: 'demo' } } });
    await receive({ type: 'game:ready' });
    expect(stat('Session')).toBe('00:00:00');
    expect(screen.queryByText('Net position')).toBeNull();
  });

  it('reports every round for money to the host, and none of a demo', async () => {
    const onRound = vi.fn();
    const { unmount } = open({ onRound });
    const round = { type: 'game:round', stake: '0.20', payout: '0.10', balance: null };
    await receive(round);
    expect(onRound.mock.calls).toMatchObject([[{ stake: '0.20', payout: '0.10' }]]);
    unmount();
    open({ onRound, mode: 'demo' }, { says: { launch: { ...launched, mode: 'demo' } } });
    await receive(round);
    expect(onRound).toHaveBeenCalledTimes(1);
  });

  it('tells the host while a round for money is being played, and when the game is left meanwhile', async () => {
    const onPlaying = vi.fn();
    const { unmount } = open({ onPlaying });
    await receive({ type: 'game:playing', on: true });
    await receive({ type: 'game:playing', on: false });
    await receive({ type: 'game:playing', on: true });
    expect(onPlaying.mock.calls).toEqual([[true], [false], [true]]);
    unmount();
    expect(onPlaying).toHaveBeenLastCalledWith(false);
    onPlaying.mockClear();
    open({ onPlaying, mode: 'demo' }, { says: { launch: { ...launched, mode: 'demo' } } });
    await receive({ type: 'game:playing', on: true });
    expect(onPlaying).not.toHaveBeenCalled();
  });

  it('ignores messages from another origin or window', async () => {
    open();
    const round = { type: 'game:round', stake: '5', payout: '0', balance: null };
    await receive(round, 'https://elsewhere.example');
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: round, origin, source: window }));
    });
    expect(stat('Staked')).toBe('€0.00');
  });

  it('sends the game the balance and whether sound is on', async () => {
    open();
    const messages = vi.spyOn((await frame()).contentWindow!, 'postMessage').mockReturnValue(undefined);
    await receive({ type: 'game:ready' });
    expect(messages).toHaveBeenCalledWith({ type: 'game:balance', balance: '1284.50' }, origin);
    await userEvent.click(screen.getByRole('button', { name: 'Turn sound off' }));
    expect(messages).toHaveBeenLastCalledWith({ type: 'game:sound', on: false }, origin);
  });

  it('speaks to the game of an aggregator through its adapter', async () => {
    const adapter = exampleAdapter('EUR');
    open({ getAdapter: () => adapter });
    const messages = await listen();
    await receive('{"event":"GAME_LOADED"}');
    expect(messages.mock.calls).toEqual([
      ['{"command":"UNMUTE"}', origin],
      ['{"command":"REFRESH_BALANCE"}', origin],
    ]);
    await receive('{"event":"ROUND_ENDED","bet":20,"win":10}');
    expect(stat('Net position')).toBe('−€0.10');
    await receive({ type: 'game:round', stake: '5', payout: '0', balance: null });
    expect(stat('Staked')).toBe('€0.20');
  });

  it('does not go on with a game of a later version of the protocol', async () => {
    open();
    await receive({ type: 'game:ready', protocol: 2 });
    expect(screen.queryByTitle('Game: Book of Tides')).toBeNull();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('pauses the game while its host says so, and tells it nothing otherwise', async () => {
    const { change } = open();
    const messages = await listen();
    await receive({ type: 'game:ready' });
    const pause = { type: 'game:pause', on: true };
    expect(messages).not.toHaveBeenCalledWith(pause, origin);
    change({ paused: true });
    expect(messages).toHaveBeenLastCalledWith(pause, origin);
    change({ paused: false });
    expect(messages).toHaveBeenLastCalledWith({ type: 'game:pause', on: false }, origin);
  });

  it('shows that the balance is too low, until the next round is played', async () => {
    open();
    await receive({ type: 'game:error', code: 'INSUFFICIENT_BALANCE' });
    expect(screen.getByRole('alert').textContent).toContain('nothing was taken');
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('?modal=deposit');
    await receive({ type: 'game:round', stake: '0.20', payout: '0', balance: null });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets what was refused as soon as the game plays again', async () => {
    open();
    await receive({ type: 'game:error', code: 'INSUFFICIENT_BALANCE' });
    expect(screen.getByRole('alert')).toBeTruthy();
    await receive({ type: 'game:playing', on: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['REALITY_CHECK_DUE', 'PLAY_PAUSED'])('leaves %s to a host that shows it', async (code) => {
    const onRejected = vi.fn();
    const { unmount } = open({ onRejected });
    await receive({ type: 'game:error', code });
    expect(onRejected.mock.calls).toEqual([[code]]);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    open();
    await receive({ type: 'game:error', code });
    expect(screen.getByRole('alert').textContent).toContain('Nothing was taken');
  });

  it('says that another game is still open', async () => {
    open({ onRejected: vi.fn() });
    await receive({ type: 'game:error', code: 'OTHER_GAME_OPEN' });
    expect(screen.getByRole('alert').textContent).toContain('Another game is still open');
  });

  it('shows a note of its host over the game, and a way to stop below it', async () => {
    open({ notice: <p>A pause</p>, stop: <button>Stop</button> });
    await frame();
    expect(screen.getByText('A pause')).toBeTruthy();
    expect(screen.getByRole('contentinfo').contains(screen.getByRole('button', { name: 'Stop' }))).toBe(true);
  });

  it('names the limit that does not allow a bet, and leads to the limits', async () => {
    open();
    await receive({ type: 'game:error', code: 'weeklyLossLimit' });
    expect(screen.getByRole('alert').textContent).toContain('Your weekly loss limit does not allow this bet');
    expect(screen.getByRole('link', { name: 'See my limits' }).getAttribute('href')).toBe('/profile2/limits');
  });

  it('opens the game again when its launch has expired', async () => {
    open();
    await receive({ type: 'game:error', code: 'LAUNCH_EXPIRED' });
    expect(screen.getByRole('alert').textContent).toContain('The game was open for too long');
    server.use(...gamesHandlers({ launch: { ...launched, url: `${origin}/again` } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await frame()).src).toBe(`${origin}/again`));
  });

  it('leads from a game that is not for the bonus to the bonuses, also while it is played', async () => {
    open();
    await receive({ type: 'game:error', code: 'NON_BONUS_GAME' });
    expect(screen.getByRole('alert').textContent).toContain('This game does not count for your bonus');
    expect(screen.getByRole('link', { name: 'My bonuses' }).getAttribute('href')).toBe('/bonuses');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('does not open a game from an address that is not on the list', async () => {
    open({}, { says: { launch: { ...launched, url: 'https://elsewhere.example/game' } } });
    expect((await screen.findByRole('alert')).textContent).toContain('This game was not opened');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['NON_BONUS_GAME', 'This game does not count for your bonus', 'My bonuses'],
    ['NON_BONUS_GAME', 'This game does not count for your bonus', 'Other games'],
    ['COUNTRY_RESTRICTED', 'Not available in your country', 'Back to the casino'],
    ['SOMETHING_NEW', 'Something went wrong', 'Try again'],
  ])('explains %s and leads on', async (code, title, next) => {
    open({}, { says: { launch: { status: 400, code } } });
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(screen.getByText(next)).toBeTruthy();
  });

  it.each([
    ['NON_BONUS_GAME', 'Other games'],
    // No game starts before.
    ['IDENTITY_NOT_VERIFIED', 'Back to the casino'],
    ['COUNTRY_RESTRICTED', 'Back to the casino'],
  ])('shows the game behind the refusal %s and one way to the casino', async (code, way) => {
    open({}, { says: { launch: { status: 400, code } } });
    await screen.findByRole('alert');
    expect(document.querySelector('img')).toBeTruthy();
    expect(screen.getAllByText(/^(Other games|Back to the casino)$/).map((one) => one.textContent)).toEqual([
      way,
    ]);
  });

  it('asks a guest for an account, with the demo as an alternative', async () => {
    const { onMode } = open({}, { as: null });
    expect(await screen.findByText('Log in to play')).toBeTruthy();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining(['?modal=registration', '?modal=login']));
    await userEvent.click(screen.getByRole('button', { name: 'Play demo' }));
    expect(onMode).toHaveBeenCalledExactlyOnceWith('demo');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('lets a guest play a demo, without money in view', async () => {
    open({ mode: 'demo' }, { as: null });
    expect(await frame()).toBeTruthy();
    expect(screen.queryByText('Net position')).toBeNull();
    expect(screen.getByText('Session')).toBeTruthy();
  });

  it('switches between real and demo', async () => {
    const { onMode } = open();
    await frame();
    await userEvent.click(screen.getByRole('radio', { name: 'Demo' }));
    expect(onMode).toHaveBeenCalledExactlyOnceWith('demo');
  });

  it('offers no demo for a game without one', async () => {
    const details = { 'book-of-tides': makeGameDetails({ demo: false }) };
    open({}, { says: { launch: launched, details } });
    await frame();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows clock and net position only if the policy requires them', async () => {
    open({}, { settings: {} });
    await frame();
    expect(screen.queryByText('Session')).toBeNull();
    expect(screen.queryByText('Net position')).toBeNull();
  });

  it.each(['GAME_NOT_FOUND', 'NOT_FOUND'])(
    'shows nothing of a game that does not exist (%s): the message, the way to the casino and popular games',
    async (code) => {
      open({ slug: 'nowhere' }, { as: player, says: { launch: launched } });
      server.use(
        http.get('*/api/games/nowhere', () =>
          HttpResponse.json({ success: false, code, message: code }, { status: 404 }),
        ),
      );
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByRole('heading', { level: 1, name: 'GAME NOT FOUND' })).toBeTruthy();
      expect(alert.textContent).toContain('Data loading error');
      expect(within(alert).getByRole('link', { name: 'Back to the casino' }).getAttribute('href')).toBe(
        '/casino',
      );
      const popular = await screen.findByRole('region', { name: 'Popular now' });
      expect((await within(popular).findAllByRole('link')).length).toBeGreaterThan(0);
      expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null]);
      expect(screen.queryByRole('radiogroup')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Limits' })).toBeNull();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  it('shows no controls of a game until it is known to exist', async () => {
    open({ slug: 'nowhere' }, { says: { silent: true } });
    expect(await screen.findByRole('status', { name: 'The game is loading' })).toBeTruthy();
    expect([screen.queryByRole('contentinfo'), screen.queryByRole('radio')]).toEqual([null, null]);
    expect(screen.getByRole('link', { name: 'Leave the game' })).toBeTruthy();
  });

  it('shows nothing of a game that does not exist any longer when it is launched', async () => {
    open({}, { says: { launch: { status: 404, code: 'GAME_NOT_FOUND' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'GAME NOT FOUND' })).toBeTruthy();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the session clock', () => {
  it('counts the seconds of this session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    open();
    await frame();
    act(() => {
      vi.advanceTimersByTime(62_000);
    });
    expect(stat('Session')).toBe('00:01:02');
    vi.useRealTimers();
  });
});

describe('a bonus buy above the limit of a bonus', () => {
  const requested = {
    type: 'game:bonusBuyOverLimit',
    stake: '0.20',
    cost: '3.00',
    max: '2.00',
    bonus: 'Weekend Reload',
  };
  const choose = {
    bonusBuyChoice: ({ bonus, cost, choose: response }: BonusBuyRequest) => (
      <button type="button" onClick={() => response('buy')}>
        {bonus} {cost}
      </button>
    ),
  };

  it('is confirmed by the host, and the game receives the result once', async () => {
    open(choose);
    const messages = await listen();
    await receive(requested);
    await userEvent.click(screen.getByRole('button', { name: 'Weekend Reload 3.00' }));
    expect(messages.mock.calls).toContainEqual([{ type: 'game:bonusBuyChoice', choice: 'buy' }, origin]);
    expect(screen.queryByRole('button', { name: 'Weekend Reload 3.00' })).toBeNull();
  });

  it('returns to the game if the host does not ask', async () => {
    open();
    const messages = await listen();
    await receive(requested);
    expect(messages.mock.calls).toContainEqual([{ type: 'game:bonusBuyChoice', choice: 'back' }, origin]);
  });

  it('is ignored with malformed amounts', async () => {
    open(choose);
    await receive({ ...requested, cost: '-3' });
    expect(screen.queryByRole('button', { name: /Weekend Reload/ })).toBeNull();
  });
});
