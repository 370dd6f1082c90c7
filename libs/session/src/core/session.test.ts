import { type ApiClient, CallError, type ForbiddenEvent } from '@casino-kit/api-client';
import { getUserDetails } from '@casino-kit/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { makeUserDetails } from '../testing.js';
import { guest, signedIn } from './auth-state.js';
import { createCleanupRegistry } from './cleanup-registry.js';
import { exclusionEnd, isSelfExcluded } from './self-excluded.js';
import { authStateAtom, createSession } from './session.js';
import { serverHeldTokenStore } from './token-store.js';

const now = () => new Date('2026-11-20T12:00:00Z');

/** A client whose responses are set call by call; everything else about it is minimal. */
function setUp(responses: (() => Promise<unknown>)[] = []) {
  const tokens = serverHeldTokenStore(null);
  const calls: string[] = [];
  const limits: (number | undefined)[] = [];
  const forbidden = new Set<(event: ForbiddenEvent) => void>();
  const client: ApiClient = {
    tokens,
    canCall: () => true,
    supports: () => true,
    onUnsupported: () => () => undefined,
    forbid: () => Promise.reject(new Error('no file is sent')),
    config: { coreUrl: '', backendUrl: '', language: () => 'en' },
    onForbidden(listener) {
      forbidden.add(listener);
      return () => forbidden.delete(listener);
    },
    call: ((
      endpoint: { name: string },
      _input: unknown,
      { timeoutMs }: { timeoutMs?: number | undefined } = {},
    ) => {
      calls.push(endpoint.name);
      limits.push(timeoutMs);
      return (responses.shift() ?? (() => Promise.resolve(null)))();
    }) as ApiClient['call'],
  };
  const cleared: string[] = [];
  const onExpired = vi.fn();
  const session = createSession({
    client,
    tokens,
    now,
    onCleared: () => cleared.push('cleared'),
    onEnded: (reason) => cleared.push(reason),
    onExpired,
    onKnownPlayer: () => cleared.push('known'),
    detailsTimeoutMs: 5_000,
  });
  const forbid = (event: Partial<ForbiddenEvent>) => {
    for (const listener of forbidden)
      listener({ endpoint: 'x', epoch: tokens.epoch(), reason: null, ...event });
  };
  return { session, tokens, calls, limits, cleared, onExpired, forbid };
}
const found =
  (details = makeUserDetails()) =>
  () =>
    Promise.resolve(details);
const fails = (error: unknown) => () => Promise.reject(error as Error);

describe('a session', () => {
  it('is a guest without a token and sends no call', async () => {
    const { session, calls } = setUp();
    expect(await session.initialize()).toEqual(guest);
    expect(calls).toEqual([]);
  });
  it('logs in, replaces balances as strings and logs out', async () => {
    const { session, tokens, cleared, calls } = setUp([found()]);
    expect((await session.signIn('t')).authenticated).toBe(true);
    session.updateBalance({ cash: '1', nonCash: '2', total: '3', currencyCode: null });
    expect(session.state().user?.userWallet).toEqual({ amount: '1', nonCashAmount: '2', totalAmount: '3' });
    await session.signOut();
    expect([session.state(), tokens.signedIn(), cleared, calls.at(-1)]).toEqual([
      guest,
      false,
      ['known', 'cleared', 'USER_INITIATED'],
      'logout',
    ]);
  });
  describe('keeps the values of an event', () => {
    const balance = { cash: '9', nonCash: '1', total: '10', currencyCode: null };
    const wallet = { amount: '9', nonCashAmount: '1', totalAmount: '10' };
    /** A session whose details arrive when the test resolves them. */
    function slow() {
      let come: (details: ReturnType<typeof makeUserDetails>) => void = () => undefined;
      const set = setUp([() => new Promise((resolve) => (come = resolve))]);
      set.tokens.store('t');
      return { ...set, come: (details = makeUserDetails()) => come(details) };
    }
    it('keeps them before the player is known', async () => {
      const { session, come } = slow();
      const ready = session.initialize();
      session.updateBalance(balance);
      session.updateDepositCount(8);
      come();
      expect((await ready).user).toMatchObject({ userWallet: wallet, depositCount: 8 });
      expect(session.state().depositCount).toBe(8);
    });
    it('keeps them while older details are being fetched', async () => {
      const { session, come } = slow();
      session.restore(signedIn(makeUserDetails(), now()));
      const ready = session.refresh();
      session.updateBalance(balance);
      expect(session.state().user?.userWallet).toEqual(wallet);
      come();
      expect((await ready).user?.userWallet).toEqual(wallet);
    });
    it('keeps only those that are newer than each of two overlapping requests', async () => {
      const arrivals: ((details: ReturnType<typeof makeUserDetails>) => void)[] = [];
      const later = () => new Promise((resolve) => arrivals.push(resolve));
      const { session } = setUp([later, later]);
      session.restore(signedIn(makeUserDetails(), now()));
      const first = session.refresh();
      session.updateBalance(balance);
      const second = session.refresh();
      session.updateDepositCount(8);
      arrivals[0]?.(makeUserDetails());
      expect((await first).user).toMatchObject({ userWallet: wallet, depositCount: 8 });
      arrivals[1]?.(makeUserDetails({ depositCount: 7 }));
      expect((await second).user).toMatchObject({
        userWallet: makeUserDetails().userWallet,
        depositCount: 8,
      });
    });
    it('drops them once newer details are read', async () => {
      const { session, come } = slow();
      session.restore(signedIn(makeUserDetails(), now()));
      session.updateBalance(balance);
      const ready = session.refresh();
      come();
      expect((await ready).user?.userWallet).toEqual(makeUserDetails().userWallet);
    });
    it('sets an omitted total to unknown', () => {
      const { session, tokens } = setUp();
      tokens.store('t');
      session.restore(signedIn(makeUserDetails(), now()));
      session.updateBalance({ cash: '5', nonCash: null, total: null, currencyCode: null });
      expect(session.state().user?.userWallet).toEqual({
        amount: '5',
        nonCashAmount: '40.00',
        totalAmount: null,
      });
    });
    it('ignores them for a guest', () => {
      const { session } = setUp();
      session.restore(guest);
      session.updateBalance(balance);
      session.updateDepositCount(3);
      expect(session.state()).toEqual(guest);
    });
  });
  it('is a guest again when the details cannot be read', async () => {
    const { session, tokens } = setUp([fails(new CallError('network', getUserDetails.name))]);
    await expect(session.signIn('t')).rejects.toMatchObject({ kind: 'network' });
    expect([session.state(), tokens.signedIn()]).toEqual([guest, false]);
  });
  it('treats a failed init as a guest and a late one as a player without details', async () => {
    const failed = setUp([fails(new CallError('network', 'x'))]);
    failed.tokens.store('t');
    expect((await failed.session.initialize()).authenticated).toBe(false);
    const late = setUp([fails(new CallError('timeout', 'x'))]);
    late.tokens.store('t');
    expect(await late.session.initialize()).toMatchObject({ authenticated: true, user: null });
  });
  it('stays a guest after sign-up unless login is off on the mirror domain', async () => {
    const { session, tokens } = setUp([found()]);
    expect((await session.signUp('t', false)).authenticated).toBe(false);
    expect(tokens.signedIn()).toBe(false);
    expect((await session.signUp('t', true)).authenticated).toBe(true);
  });
  it('records that there is an account after a sign-up', async () => {
    const { session, cleared } = setUp();
    await session.signUp('t', false);
    expect(cleared).toEqual(['known']);
  });
  it('clears the previous player’s data when another one signs up or logs in', async () => {
    const { session, tokens, cleared } = setUp([found(), found(), found()]);
    await session.signIn('first');
    await session.signIn('second');
    expect(cleared).toEqual(['known', 'cleared', 'known']);
    await session.signUp('third', false);
    expect([cleared.slice(3), session.state(), tokens.signedIn()]).toEqual([
      ['cleared', 'known'],
      guest,
      false,
    ]);
  });
  it('does not end when a response to an older login arrives late', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = () => new Promise<never>((_, reject) => (fail = reject));
    const { session, tokens } = setUp([late, found()]);
    const first = session.signIn('first');
    await session.signIn('second');
    fail(new CallError('timeout', 'getUserDetails'));
    await expect(first).rejects.toMatchObject({ kind: 'timeout' });
    expect([session.state().authenticated, tokens.signedIn()]).toEqual([true, true]);
  });
  it('stays logged out when a pending init fails after a logout', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { session, tokens } = setUp([() => new Promise<never>((_, reject) => (fail = reject))]);
    tokens.store('t');
    const initialized = session.initialize();
    await session.signOut();
    fail(new CallError('timeout', 'getUserDetails'));
    expect(await initialized).toEqual(guest);
  });
  it('has logged out when the server responds that the session was already over', async () => {
    const { session, forbid, onExpired, tokens } = setUp([found(), () => new Promise(() => undefined)]);
    await session.signIn('t');
    const epoch = tokens.epoch();
    const loggedOut = session.signOut();
    forbid({ endpoint: 'logout', epoch });
    await loggedOut;
    expect([session.state(), onExpired.mock.calls]).toEqual([guest, []]);
  });
  it('stays logged out when the details arrive after a logout', async () => {
    let arrive: (details: ReturnType<typeof makeUserDetails>) => void = () => undefined;
    const { session, tokens } = setUp([() => new Promise((resolve) => (arrive = resolve))]);
    tokens.store('t');
    const initialized = session.initialize();
    await session.signOut();
    arrive(makeUserDetails());
    expect([await initialized, session.state()]).toEqual([guest, guest]);
  });
  it('limits how long the details may take', async () => {
    const { session, limits } = setUp([found()]);
    await session.signIn('t');
    expect(limits).toEqual([5_000]);
  });
  it('emits no changes to a subscriber that has unsubscribed', async () => {
    const { session } = setUp([found()]);
    const received = vi.fn();
    const unsubscribe = session.store.sub(authStateAtom, received);
    await session.initialize();
    expect(received).toHaveBeenCalledTimes(1);
    unsubscribe();
    await session.signIn('t');
    expect(received).toHaveBeenCalledTimes(1);
  });
  it('rethrows an error of logging out', async () => {
    const { session } = setUp([found(), fails(new TypeError('broken'))]);
    await session.signIn('t');
    await expect(session.signOut()).rejects.toThrow('broken');
    expect(session.state()).toEqual(guest);
  });
  it('logs out even when the server cannot be reached', async () => {
    const { session } = setUp([found(), fails(new CallError('network', 'logout'))]);
    await session.signIn('t');
    await expect(session.signOut('USER_INACTIVITY_TIMEOUT')).resolves.toBeUndefined();
    expect(session.state()).toEqual(guest);
  });
  it('returns whether the active bonus is another one', async () => {
    const { session } = setUp([found()]);
    await session.signIn('t');
    expect(session.acceptDetails(makeUserDetails())).toBe(false);
    expect(
      session.acceptDetails(makeUserDetails({ activeBonus: { id: 'b', name: 'Reload', expiresAt: null } })),
    ).toBe(true);
    expect(session.state().user?.activeBonus?.id).toBe('b');
  });
  it('drops user details for a guest', async () => {
    const { session } = setUp();
    await session.initialize();
    expect(
      session.acceptDetails(makeUserDetails({ activeBonus: { id: 'b', name: '', expiresAt: null } })),
    ).toBe(false);
    expect(session.state()).toEqual(guest);
  });
});

describe('self-exclusion', () => {
  const limit = { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: false };
  it.each([
    [{ ...limit, isSelfExclusionPermanent: true }, true],
    [{ ...limit, selfExclusion: '2026-11-20' }, true],
    [{ ...limit, selfExclusion: '2026-11-19' }, false],
    [{ ...limit, coolingOff: '2026-11-20T12:00:00Z' }, true],
    [{ ...limit, coolingOff: '2026-11-20T11:59:59Z' }, false],
    [{ ...limit, coolingOff: 'not a date' }, false],
    [limit, false],
    [null, false],
  ])('returns for %j: %s', (value, excluded) => expect(isSelfExcluded(value, now())).toBe(excluded));
  it.each([
    [{ ...limit, coolingOff: '2026-11-20T12:00:00Z', selfExclusion: '2026-11-19' }, '2026-11-20T12:00:00Z'],
    [
      { ...limit, coolingOff: '2026-11-20T12:00:00Z', selfExclusion: '2026-11-20' },
      '2026-11-20T23:59:59.999Z',
    ],
    [{ ...limit, coolingOff: 'not a date', selfExclusion: '2026-11-20' }, '2026-11-20T23:59:59.999Z'],
    [{ ...limit, coolingOff: '2026-11-20', isSelfExclusionPermanent: true }, null],
    [limit, null],
    [null, null],
  ])('of %j ends last at %s', (value, end) =>
    expect(exclusionEnd(value)).toBe(end === null ? null : Date.parse(end)),
  );
});

describe('the cleanup registry', () => {
  it('runs every registered function until it is removed', () => {
    const registry = createCleanupRegistry();
    const run: string[] = [];
    registry.add(() => run.push('queries'));
    const remove = registry.add(() => run.push('atoms'));
    registry.run();
    remove();
    registry.run();
    expect(run).toEqual(['queries', 'atoms', 'queries']);
  });
  it('runs the other functions when one fails, and throws', () => {
    const registry = createCleanupRegistry();
    const run: string[] = [];
    registry.add(() => {
      throw new Error('atoms are stuck');
    });
    registry.add(() => run.push('queries'));
    expect(() => registry.run()).toThrow(AggregateError);
    expect(run).toEqual(['queries']);
  });
});
