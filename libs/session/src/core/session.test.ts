import { type ApiClient, CallError, type ForbiddenEvent } from '@casino-kit/api-client';
import { getUserDetails } from '@casino-kit/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { makeUserDetails } from '../testing.js';
import { guest } from './auth-state.js';
import { createClearingRegistry } from './cleared-at-sign-out.js';
import { isSelfExcluded } from './self-excluded.js';
import { createSession } from './session.js';
import { accessTokenCookie, cookieTokenStore, serverHeldTokenStore } from './token-store.js';

const now = () => new Date('2026-11-20T12:00:00Z');

/** A client whose answers are given call by call; everything else about it is plain. */
function setUp(answers: (() => Promise<unknown>)[] = []) {
  const tokens = serverHeldTokenStore(false);
  const calls: string[] = [];
  let forbid: (event: ForbiddenEvent) => void = () => undefined;
  const client: ApiClient = {
    tokens,
    canCall: () => true,
    onForbidden(listener) {
      forbid = listener;
      return () => undefined;
    },
    call: ((endpoint: { name: string }) => {
      calls.push(endpoint.name);
      return (answers.shift() ?? (() => Promise.resolve(null)))();
    }) as ApiClient['call'],
  };
  const cleared: string[] = [];
  const onExpired = vi.fn();
  const session = createSession({
    client,
    tokens,
    now,
    onCleared: (reason) => cleared.push(reason),
    onExpired,
  });
  return { session, tokens, calls, cleared, onExpired, forbid: (event: ForbiddenEvent) => forbid(event) };
}
const found =
  (details = makeUserDetails()) =>
  () =>
    Promise.resolve(details);
const fails = (error: unknown) => () => Promise.reject(error as Error);

describe('a session', () => {
  it('is a guest without a token and asks nothing', async () => {
    const { session, calls } = setUp();
    expect(await session.initialize()).toEqual(guest);
    expect(calls).toEqual([]);
  });
  it('signs in, replaces balances as strings and signs out', async () => {
    const { session, tokens, cleared, calls } = setUp([found()]);
    expect((await session.signIn('t')).authenticated).toBe(true);
    session.updateBalance({ cash: '1', nonCash: '2', total: '3' });
    expect(session.state().user?.userWallet).toEqual({ amount: '1', nonCashAmount: '2', totalAmount: '3' });
    await session.signOut();
    expect([session.state(), tokens.signedIn(), cleared, calls.at(-1)]).toEqual([
      guest,
      false,
      ['USER_INITIATED'],
      'logout',
    ]);
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
  it('ends once however many calls are forbidden, and a late 403 leaves a new session alone', async () => {
    const { session, tokens, cleared, onExpired, forbid } = setUp([found(), found()]);
    await session.signIn('old');
    const old = tokens.epoch();
    for (let index = 0; index < 50; index += 1) forbid({ endpoint: 'x', epoch: old });
    expect([cleared, onExpired.mock.calls.length]).toEqual([['SESSION_EXPIRED'], 1]);
    await session.signIn('new');
    forbid({ endpoint: 'x', epoch: old });
    expect(session.state().authenticated).toBe(true);
  });
  it('signs out even when the server cannot be told', async () => {
    const { session } = setUp([found(), fails(new CallError('network', 'logout'))]);
    await session.signIn('t');
    await expect(session.signOut('USER_INACTIVITY_TIMEOUT')).resolves.toBeUndefined();
    expect(session.state()).toEqual(guest);
  });
  it('tells when the active bonus is another one', async () => {
    const { session } = setUp([found()]);
    await session.signIn('t');
    expect(session.acceptDetails(makeUserDetails())).toBe(false);
    expect(
      session.acceptDetails(makeUserDetails({ activeBonus: { id: 'b', name: 'Reload', expiresAt: null } })),
    ).toBe(true);
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
  ])('of %j is %s', (value, excluded) => expect(isSelfExcluded(value, now())).toBe(excluded));
});

describe('token stores', () => {
  it('keep the cookie lax and secure for 30 days', () => {
    const jar = new Map<string, { value: string; options: object }>();
    const store = cookieTokenStore({
      get: (name) => jar.get(name)?.value,
      set: (name, value, options) => jar.set(name, { value, options }),
      remove: (name) => jar.delete(name),
    });
    store.store('secret');
    expect(jar.get(accessTokenCookie)).toEqual({
      value: 'secret',
      options: { expires: 30, sameSite: 'lax', secure: true, path: '/' },
    });
    expect([store.token(), store.epoch()]).toEqual(['secret', 1]);
    store.clear();
    expect([store.token(), store.signedIn(), store.epoch()]).toEqual([null, false, 2]);
  });
  it('never show a token that a server holds', () => {
    const store = serverHeldTokenStore(false);
    store.store('secret');
    expect([store.token(), store.signedIn()]).toEqual([null, true]);
  });
});

describe('the clearing registry', () => {
  it('runs everything in it until it is taken out', () => {
    const registry = createClearingRegistry();
    const run: string[] = [];
    registry.add(() => run.push('queries'));
    const remove = registry.add(() => run.push('atoms'));
    registry.run();
    remove();
    registry.run();
    expect(run).toEqual(['queries', 'atoms', 'queries']);
  });
});
