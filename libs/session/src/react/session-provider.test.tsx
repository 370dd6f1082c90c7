import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, ApiProvider, CallError, type LiveSocket } from '@casino-kit/api-client';
import { makeLiveSocket } from '@casino-kit/api-client/testing';
import { type SocketEventName, type TerminationReason } from '@casino-kit/api-contract';
import { guest, signedIn } from '../core/auth-state.js';
import { timeoutGraceMs } from '../core/inactivity.js';
import { otherTabs, type TabMessage } from '../core/tab-channel.js';
import { createSession, type Session } from '../core/session.js';
import { serverHeldTokenStore } from '../core/token-store.js';
import { makeTabPorts, makeUserDetails } from '../testing.js';
import { missingDetailsDelays } from './missing-details.js';
import {
  SessionProvider,
  useAuthState,
  useInactivityWarning,
  useIsAuthenticated,
  useIsAuthenticatedOnceHydrated,
  useSession,
} from './session-provider.js';
import { useSessionEnded } from './use-session-ended.js';

const start = new Date('2026-11-20T12:00:00Z');
const minute = 60_000;
beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

/** A logged-in tab of a player, the channel of another tab, and the socket as the server would use it. */
function visit(authenticated = true) {
  const tokens = serverHeldTokenStore(authenticated ? 'own' : null);
  const emitted: unknown[] = [];
  let failures = 0;
  const fail = (times: number) => {
    failures = times;
  };
  const client: ApiClient = {
    tokens,
    canCall: () => true,
    supports: () => true,
    onUnsupported: () => () => undefined,
    forbid: () => Promise.reject(new Error('no file is sent')),
    config: { coreUrl: '', backendUrl: '', language: () => 'en' },
    onForbidden: () => () => undefined,
    call: ((endpoint: { name: string }, input: { body?: object | undefined }) => {
      emitted.push([endpoint.name, input.body]);
      if (endpoint.name === 'getUserDetails' && failures > 0) {
        failures -= 1;
        return Promise.reject(new CallError('timeout', endpoint.name));
      }
      return Promise.resolve(endpoint.name === 'getUserDetails' ? makeUserDetails() : null);
    }) as ApiClient['call'],
  };
  const [here, there] = makeTabPorts(2);
  const other = otherTabs(there!);
  const received: TabMessage[] = [];
  const session = createSession({ client, tokens, now: () => new Date(), tabs: otherTabs(here!) });
  if (authenticated) session.restore(signedIn(makeUserDetails(), start));
  other.subscribe((message) => received.push(message));
  const socket = makeLiveSocket();
  const live: LiveSocket = {
    ...socket.live,
    connect: () => Promise.resolve(emitted.push('connect')).then(() => undefined),
    disconnect: () => void emitted.push('disconnect'),
  };
  const say: typeof socket.emit = (name, data) => act(() => socket.emit(name, data));
  const show = (children: ReactNode, inactivityMinutes?: number) =>
    render(
      <ApiProvider client={client} live={live}>
        <SessionProvider session={session} inactivityMinutes={inactivityMinutes}>
          {children}
        </SessionProvider>
      </ApiProvider>,
    );
  return {
    session,
    client,
    emitted,
    other,
    received,
    say,
    /** As `say`, with content that no schema reads. */
    sayAnything: (name: SocketEventName, data: unknown) => act(() => socket.emitAnything(name, data)),
    show,
    fail,
    listening: socket.listening,
  };
}
function Who() {
  return <p>{useAuthState().authenticated ? 'player' : 'guest'}</p>;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const who = () => screen.getByText(/player|guest/).textContent;

describe('useAuthState with a selected value', () => {
  it('renders again when that value changes, and not with a balance', () => {
    const { session, client } = visit();
    session.restore(signedIn(makeUserDetails(), start));
    const shown: (string | undefined)[] = [];
    function Id() {
      shown.push(useAuthState(({ user }) => user?.getUser.userId));
      return null;
    }
    render(
      <ApiProvider client={client}>
        <SessionProvider session={session}>
          <Id />
        </SessionProvider>
      </ApiProvider>,
    );
    const { userId } = makeUserDetails().getUser;
    act(() => session.updateBalance({ cash: '7', nonCash: null, total: null, currencyCode: null }));
    expect(session.state().user?.userWallet?.amount).toBe('7');
    expect(new Set(shown)).toEqual(new Set([userId]));
    const rendered = shown.length;
    act(() => session.updateBalance({ cash: '8', nonCash: null, total: null, currencyCode: null }));
    expect(shown).toHaveLength(rendered);
    act(() => session.restore(guest));
    expect(shown.at(-1)).toBeUndefined();
  });
});

describe('a player whose details the server could not read in time', () => {
  it('may become known before a lazy page hydrates: the page still matches its markup, then shows the player', async () => {
    const Name = () => <p>{useAuthState().user?.getUser.email ?? 'player'}</p>;
    const page = (session: Session, client: ApiClient, Content: ComponentType) => (
      <ApiProvider client={client}>
        <SessionProvider session={session}>
          <Suspense>
            <Content />
          </Suspense>
        </SessionProvider>
      </ApiProvider>
    );
    const { session: onServer, client } = visit();
    onServer.restore(signedIn(null, start));
    const box = document.createElement('div');
    box.innerHTML = renderToString(page(onServer, client, Name));
    document.body.append(box);

    const { session } = visit();
    session.restore(signedIn(null, start));
    let load: (module: { default: ComponentType }) => void = () => undefined;
    const LazyName = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)));
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(box, page(session, client, LazyName), { onRecoverableError }));
    act(() => void session.acceptDetails(makeUserDetails()));
    expect(box.textContent).toBe('player');
    await act(async () => load({ default: Name }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(box.textContent).toBe(makeUserDetails().getUser.email);
    act(() => root.unmount());
    box.remove();
  });

  it('is loaded by the browser, again after a failure, until the details are known', async () => {
    const { show, emitted, session, fail } = visit();
    session.restore(signedIn(null, start));
    fail(2);
    show(<Who />);
    await pass(0);
    expect(session.state().user).toBeNull();
    await pass(missingDetailsDelays.first * 3);
    expect(session.state().user?.getUser.userId).toBe('7');
    await pass(missingDetailsDelays.longest * 2);
    expect(emitted.filter((call) => Array.isArray(call) && call[0] === 'getUserDetails')).toHaveLength(3);
  });
  it('is no longer loaded after logging out', async () => {
    const { show, emitted, session, fail } = visit();
    session.restore(signedIn(null, start));
    fail(9);
    show(<Who />);
    await pass(0);
    await act(() => session.signOut());
    await pass(missingDetailsDelays.longest * 2);
    expect(emitted.filter((call) => Array.isArray(call) && call[0] === 'getUserDetails')).toHaveLength(1);
  });
  it('is no longer loaded after leaving while a failing request is under way', async () => {
    const { show, emitted, session, fail } = visit();
    session.restore(signedIn(null, start));
    fail(9);
    show(<Who />).unmount();
    await pass(missingDetailsDelays.longest * 2);
    expect(emitted.filter((call) => Array.isArray(call) && call[0] === 'getUserDetails')).toHaveLength(1);
  });
  it('is loaded 2 s after the first failure, and 4 s after the second', async () => {
    const { show, emitted, session, fail } = visit();
    session.restore(signedIn(null, start));
    fail(9);
    const requests = () =>
      emitted.filter((call) => Array.isArray(call) && call[0] === 'getUserDetails').length;
    show(<Who />);
    await pass(1_999);
    expect(requests()).toBe(1);
    await pass(1);
    expect(requests()).toBe(2);
    await pass(3_999);
    expect(requests()).toBe(2);
    await pass(1);
    expect(requests()).toBe(3);
  });
});

describe('inactivity', () => {
  it('logs the player out and informs the server and the other tab', async () => {
    const { show, emitted, received, session } = visit();
    show(<Who />, 30);
    await pass(30 * minute - 1);
    expect(who()).toBe('player');
    await pass(1 + timeoutGraceMs);
    expect(who()).toBe('guest');
    const time = new Date(start.getTime() + 30 * minute + timeoutGraceMs).toISOString();
    expect(emitted).toContainEqual(['logout', { reason: 'USER_INACTIVITY_TIMEOUT' }]);
    expect([session.ended(), received]).toEqual([
      { reason: 'USER_INACTIVITY_TIMEOUT', time },
      [{ type: 'ended', sessionId: 'own', reason: 'USER_INACTIVITY_TIMEOUT', time }],
    ]);
  });
  it('is announced two minutes ahead, until the player does something', async () => {
    const { show } = visit();
    const Warning = () => <output>{useInactivityWarning() ?? 'none'}</output>;
    show(<Warning />, 30);
    await pass(28 * minute - 1);
    expect(screen.getByRole('status').textContent).toBe('none');
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe(String(start.getTime() + 30 * minute));
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('status').textContent).toBe('none');
  });
  it.each(['pointerDown', 'keyDown', 'wheel', 'touchStart'] as const)('is ended by %s', async (gesture) => {
    const { show, received } = visit();
    show(<Who />, 30);
    await pass(20 * minute);
    fireEvent[gesture](screen.getByText('player'));
    await pass(29 * minute);
    expect(who()).toBe('player');
    expect(received).toEqual([{ type: 'activity', at: start.getTime() + 20 * minute }]);
    await pass(minute + timeoutGraceMs);
    expect(who()).toBe('guest');
  });
  it('is ended by coming back to the tab', async () => {
    const { show } = visit();
    show(<Who />, 30);
    await pass(20 * minute);
    fireEvent(document, new Event('visibilitychange'));
    await pass(20 * minute);
    expect(who()).toBe('player');
  });
  it.each(['debit', 'wallet:debit'] as const)('is ended by a bet in a game’s frame (%s)', async (bet) => {
    const { show, say } = visit();
    show(<Who />, 30);
    await pass(20 * minute);
    say(bet, { amount: '1' } as never);
    await pass(20 * minute);
    expect(who()).toBe('player');
  });
  it('is ended by a bet whose balances cannot be read, and by no other event', async () => {
    const { show, sayAnything } = visit();
    show(<Who />, 30);
    await pass(20 * minute);
    sayAnything('wallet:debit', 'no balances');
    await pass(20 * minute);
    expect(who()).toBe('player');
    sayAnything('exclusion', 'no exclusion');
    await pass(10 * minute + timeoutGraceMs);
    expect(who()).toBe('guest');
  });
  it('is ended by a gesture that the page keeps from bubbling', async () => {
    const { show } = visit();
    show(<Who />, 30);
    await pass(20 * minute);
    const shownTo = screen.getByText('player');
    shownTo.addEventListener('keydown', (event) => event.stopPropagation());
    fireEvent.keyDown(shownTo);
    await pass(20 * minute);
    expect(who()).toBe('player');
  });
  it('follows the minutes when they change', async () => {
    const { show, client, session } = visit();
    const { rerender } = show(<Who />, 30);
    rerender(
      <ApiProvider client={client}>
        <SessionProvider session={session} inactivityMinutes={10}>
          <Who />
        </SessionProvider>
      </ApiProvider>,
    );
    await pass(10 * minute + timeoutGraceMs);
    expect(who()).toBe('guest');
  });
  it('is no longer watched after leaving', async () => {
    const { show, received, session, listening, other } = visit();
    show(<Who />, 30).unmount();
    fireEvent.pointerDown(document.body);
    other.post({ type: 'activity', at: Date.now() });
    await pass(60 * minute);
    expect([received, listening(), session.state().authenticated]).toEqual([[], 0, true]);
  });
  it('is ended by activity in another tab', async () => {
    const { show, other } = visit();
    show(<Who />, 30);
    await pass(20 * minute);
    other.post({ type: 'activity', at: Date.now() });
    await pass(20 * minute);
    expect(who()).toBe('player');
  });
  it('is not ended by the first gesture after a sleep past the limit', async () => {
    const { show } = visit();
    show(<Who />, 30);
    vi.setSystemTime(start.getTime() + 480 * minute);
    fireEvent.pointerDown(screen.getByText('player'));
    await pass(timeoutGraceMs);
    expect(who()).toBe('guest');
  });
  it('posts activity to the other tab at most once in 5 s', () => {
    const { show, received } = visit();
    show(<Who />, 30);
    for (let second = 0; second < 10; second += 0.25) {
      fireEvent.wheel(document.body);
      vi.setSystemTime(start.getTime() + (second + 0.25) * 1_000);
    }
    expect(received.map((message) => message.type === 'activity' && message.at - start.getTime())).toEqual([
      0, 5_000,
    ]);
  });
  it('is watched neither for a guest nor without the minutes, nor after leaving', async () => {
    const guest = visit(false);
    guest.show(<Who />, 30);
    fireEvent.pointerDown(document.body);
    expect(guest.received).toEqual([]);
    const player = visit();
    const view = player.show(<Who />);
    fireEvent.pointerDown(document.body);
    await pass(60 * minute);
    expect([player.received, player.session.state().authenticated]).toEqual([[], true]);
    view.unmount();
    expect(player.listening()).toBe(0);
  });
});

describe('the end of an exclusion', () => {
  const excludedUntil = (coolingOff: string | null, isSelfExclusionPermanent = false) =>
    makeUserDetails({
      getUser: { userLimit: { selfExclusion: null, coolingOff, isSelfExclusionPermanent } },
    });
  const showExcluded = (coolingOff: string | null, forGood = false) => {
    const visitor = visit();
    visitor.session.restore(signedIn(excludedUntil(coolingOff, forGood), start));
    visitor.show(<Excluded />);
    return visitor;
  };
  const Excluded = () => <p>{useAuthState().selfExcluded ? 'excluded' : 'open'}</p>;
  const state = () => screen.getByText(/excluded|open/).textContent;

  it('reopens the page by itself', async () => {
    showExcluded('2026-11-21T12:00:00Z');
    await pass(24 * 60 * minute);
    expect(state()).toBe('excluded');
    await pass(minute);
    expect(state()).toBe('open');
  });
  it('is asked for again while the server’s clock is behind, and no more once it has come', async () => {
    const { emitted, fail } = showExcluded('2026-11-20T12:10:00Z');
    fail(2);
    await pass(11 * minute);
    expect(state()).toBe('excluded');
    await pass(2 * minute);
    expect(state()).toBe('open');
    const calls = emitted.length;
    await pass(10 * minute);
    expect(emitted).toHaveLength(calls);
  });
  it('is waited for longer than a timer of a browser can', async () => {
    const { emitted } = showExcluded('2027-11-20T12:00:00Z');
    const before = emitted.length;
    await pass(24 * 60 * minute);
    expect(emitted).toHaveLength(before);
    expect(state()).toBe('excluded');
  });
  it('never comes for one that is for good', async () => {
    const { emitted } = showExcluded(null, true);
    const before = emitted.length;
    await pass(60 * 24 * 60 * minute);
    expect(emitted).toHaveLength(before);
  });
});

describe('the live socket', () => {
  it('follows the session, and ends it when the server does', async () => {
    const { show, say, emitted, session } = visit();
    show(<Who />, 30);
    expect(emitted).toEqual(['connect']);
    say('session:ended', { reason: 'CONCURRENT_SESSION' });
    expect(who()).toBe('guest');
    expect([emitted, session.ended()?.reason]).toEqual([['connect', 'disconnect'], 'CONCURRENT_SESSION']);
    say('session:ended', { reason: 'SYSTEM_MAINTENANCE' });
    expect(session.ended()?.reason).toBe('CONCURRENT_SESSION');
  });
  it('refetches the details when the player is excluded on another device', async () => {
    const { show, say, emitted } = visit();
    show(<Who />, 30);
    await act(async () => say('exclusion', { exclusionId: 'e-1' }));
    expect(emitted).toEqual(['connect', ['getUserDetails', undefined]]);
    expect(who()).toBe('player');
  });
  it('reconnects when another tab logs someone in', async () => {
    const { show, emitted, other } = visit();
    show(<Who />, 30);
    await act(async () => other.post({ type: 'signed-in', startedAt: start.toISOString() }));
    expect(emitted).toEqual(['connect', ['getUserDetails', undefined], 'disconnect', 'connect']);
    expect(who()).toBe('player');
  });
});

function Ended({ atForm = false }: { atForm?: boolean }) {
  const { ended, dismiss } = useSessionEnded({ atForm });
  return (
    <>
      <input aria-label="Search" />
      {ended ? <button onClick={dismiss}>{ended.reason}</button> : <p>nothing</p>}
    </>
  );
}
const shown = () => screen.queryByRole('button')?.textContent ?? null;

describe('the end of a session', () => {
  const press = (key: string) => {
    fireEvent.keyDown(screen.getByLabelText('Search'), { key });
    fireEvent.keyUp(screen.getByLabelText('Search'), { key });
  };
  /** A page on whose load the end of the last session is found. */
  const visitAfterEnd = (reason: TerminationReason = 'SECURITY_LOGOUT') => {
    const made = visit();
    made.session.end(reason);
    return made;
  };
  it('is shown at once when it happens, until it is dismissed', () => {
    const { show, session, say } = visit();
    show(<Ended />);
    say('session:ended', { reason: 'SECURITY_LOGOUT' });
    expect(shown()).toBe('SECURITY_LOGOUT');
    fireEvent.click(screen.getByRole('button'));
    expect([shown(), session.ended()]).toEqual([null, null]);
  });
  it.each([
    ['click', () => fireEvent.click(screen.getByLabelText('Search'))],
    ['key pressed', () => press('a')],
  ])('that is found on load is shown after the first %s', async (_, meet) => {
    const { show, session } = visitAfterEnd();
    show(<Ended />);
    await pass(60 * minute);
    expect(shown()).toBeNull();
    meet();
    expect(shown()).toBeNull();
    await pass(0);
    expect(shown()).toBe('SECURITY_LOGOUT');
    fireEvent.click(screen.getByRole('button'));
    expect([shown(), session.ended()]).toEqual([null, null]);
  });
  it('that is found on load does not wait where a click would interrupt something, and stays', () => {
    const { show, client, session } = visitAfterEnd();
    const { rerender } = show(<Ended atForm />);
    expect(shown()).toBe('SECURITY_LOGOUT');
    rerender(
      <ApiProvider client={client}>
        <SessionProvider session={session}>
          <Ended />
        </SessionProvider>
      </ApiProvider>,
    );
    expect(shown()).toBe('SECURITY_LOGOUT');
  });
  it('that is found on load is shown after a click that the page keeps from bubbling', async () => {
    const { show } = visitAfterEnd();
    show(<Ended />);
    const search = screen.getByLabelText('Search');
    search.addEventListener('click', (event) => event.stopPropagation());
    fireEvent.click(search);
    await pass(0);
    expect(shown()).toBe('SECURITY_LOGOUT');
  });
  it('that is found on load is not shown again by a click after it was dismissed', async () => {
    const { show } = visitAfterEnd();
    show(<Ended />);
    press('a');
    await pass(0);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByLabelText('Search'));
    await pass(0);
    expect(shown()).toBeNull();
  });
  it('waits for no click after leaving', async () => {
    const { show } = visitAfterEnd();
    const remove = vi.spyOn(window, 'removeEventListener');
    show(<Ended />).unmount();
    expect(remove.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['click', 'keyup']));
    remove.mockRestore();
  });
  it('that the player has chosen interrupts no form', async () => {
    const { show } = visitAfterEnd('USER_INITIATED');
    show(<Ended atForm />);
    press('a');
    await pass(0);
    expect(shown()).toBeNull();
  });
  it('is shown again when it is another end', async () => {
    const { show, session } = visitAfterEnd();
    show(<Ended />);
    await act(() => session.signIn('t'));
    expect(shown()).toBeNull();
    act(() => session.end('SYSTEM_MAINTENANCE'));
    expect(shown()).toBe('SYSTEM_MAINTENANCE');
  });
  it('is not shown for the player’s own logout', async () => {
    const { show, session } = visit();
    show(<Ended />);
    await act(() => session.signOut());
    fireEvent.click(document.body);
    await pass(0);
    expect(shown()).toBeNull();
  });
  it('waits for a click when the player has logged out in another tab', async () => {
    const { show, other } = visit();
    show(<Ended />);
    await act(async () =>
      other.post({ type: 'ended', sessionId: 'own', reason: 'USER_INITIATED', time: start.toISOString() }),
    );
    expect(shown()).toBeNull();
    fireEvent.click(document.body);
    await pass(0);
    expect(shown()).toBe('USER_INITIATED');
  });
});

it('what shows only whether someone is logged in renders again only when that changes', async () => {
  const { session, show } = visit();
  const rendered: boolean[] = [];
  const Frame = () => {
    rendered.push(useIsAuthenticated());
    return null;
  };
  show(<Frame />);
  await act(() => session.refresh());
  expect(rendered).toEqual([true]);
  await act(() => session.signOut());
  expect(rendered).toEqual([true, false]);
});

it('what is for players alone is in no server markup, and renders once the page is hydrated', async () => {
  const rendered: boolean[] = [];
  const Part = () => {
    rendered.push(useIsAuthenticatedOnceHydrated());
    return null;
  };
  const hydrate = async (isPlayer: boolean) => {
    const { session, client } = visit(isPlayer);
    const page = (
      <ApiProvider client={client}>
        <SessionProvider session={session}>
          <Part />
        </SessionProvider>
      </ApiProvider>
    );
    const box = document.createElement('div');
    box.innerHTML = renderToString(page);
    const root = await act(() => hydrateRoot(box, page));
    act(() => root.unmount());
    return rendered.splice(0);
  };
  expect(await hydrate(true)).toEqual([false, false, true]);
  expect(await hydrate(false)).toEqual([false, false]);
});

it('throws without a provider', () => {
  const Lost = () => <p>{String(useSession().state().authenticated)}</p>;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow('No SessionProvider above this component');
  vi.restoreAllMocks();
});
