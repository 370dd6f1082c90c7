import { describe, expect, it } from 'vitest';
import { type ApiClient, CallError, noToken } from '@casino-kit/api-client';
import { makeDeposit } from '../testing/fixtures.js';
import { memoryStorage } from '../testing/memory-storage.js';
import { createDepositFlow } from './deposit-flow.js';
import fc from 'fast-check';
import { type DepositOrder, type DepositAttempt } from './deposit-state.js';
import { createOpenAttemptStore } from './open-attempts.js';

const request: DepositOrder = {
  cardToken: 'tok_secret',
  after: '2026-11-20T21:00:00.000Z',
  paymentMethodId: 'card',
  amount: '50',
  currencyCode: 'EUR',
  returnPath: '/casino',
  byCard: true,
  details: {
    keepCard: true,
    cpf: '11144477735',
    skrillEmail: 'a@b.example',
    cardId: 'c1',
    network: 'btc',
    bonusId: '9',
    timeZone: 'UTC',
  },
};
const attempt: DepositAttempt = { key: 'k1', request };

describe('openAttempts', () => {
  it('persists attempts without card token and personal data, and restores them', () => {
    const storage = memoryStorage();
    const store = createOpenAttemptStore(() => storage);
    store.follow([], [attempt]);
    expect(storage.text()).not.toMatch(/tok_secret|11144477735|a@b|c1|keepCard/);
    expect(store.read()).toEqual([
      {
        key: 'k1',
        request: { ...request, cardToken: null, details: { network: 'btc', bonusId: '9', timeZone: 'UTC' } },
        restored: true,
      },
    ]);
    store.follow([attempt], []);
    expect(storage.text()).toBe('');
  });
  it('keeps the attempts of two forms apart', () => {
    const store = createOpenAttemptStore(
      (
        (storage) => () =>
          storage
      )(memoryStorage()),
    );
    const other = { ...attempt, key: 'k2' };
    store.follow([], [attempt]);
    store.follow([], [other]);
    store.follow([attempt], []);
    expect(store.read().map(({ key }) => key)).toEqual(['k2']);
    store.clear();
    expect(store.read()).toEqual([]);
  });
  it.each([['nonsense'], ['{}'], ['[{"key":"k","request":{"amount":"x"}}]']])('reads %s as empty', (text) => {
    const storage = { ...memoryStorage(), getItem: () => text };
    expect(createOpenAttemptStore(() => storage).read()).toEqual([]);
  });
  it('ignores a missing storage and one that throws', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    for (const storage of [() => null, forbidden]) {
      const store = createOpenAttemptStore(storage);
      store.follow([], [attempt]);
      store.clear();
      expect(store.read()).toEqual([]);
    }
  });
});

/** A client that sends the given responses in turn and records its requests. */
function scripted(...responses: (() => unknown)[]) {
  const requested: { body: Record<string, unknown>; key: string | undefined }[] = [];
  const call = (
    _: unknown,
    input: { body: Record<string, unknown> },
    options?: { idempotencyKey?: string | undefined },
  ) => {
    requested.push({ body: input.body, key: options?.idempotencyKey });
    return Promise.resolve().then(responses[requested.length - 1]);
  };
  return {
    client: { call, tokens: noToken } as unknown as Pick<ApiClient, 'call' | 'tokens'>,
    asked: requested,
  };
}
const lost = () => {
  throw new CallError('network', 'createDeposit');
};
const token = () =>
  Promise.resolve({ type: 'token' as const, cardToken: 'tok_2', brand: 'visa', last4: '4242' });
let keys = 0;
const newKey = () => `new-${(keys += 1)}`;

describe('an attempt after a reload', () => {
  it('sends the same order with the same key and the card entered again', async () => {
    const open = createOpenAttemptStore(
      (
        (storage) => () =>
          storage
      )(memoryStorage()),
    );
    const before = scripted(lost);
    await createDepositFlow({ client: before.client, newKey, open }).submit(request, token);
    const after = scripted(() => makeDeposit());
    const again = createDepositFlow({ client: after.client, newKey, open });
    expect(again.state().unsettled).toHaveLength(1);
    const state = await again.submit({ ...request, returnPath: '/play' }, token);
    expect(state.step).toBe('completed');
    expect(after.asked[0]?.key).toBe(before.asked[0]?.key);
    expect(after.asked[0]?.body).toEqual(before.asked[0]?.body);
    expect(open.read()).toEqual([]);
  });
  it('treats a call that was still in flight as open', async () => {
    const open = createOpenAttemptStore(
      (
        (storage) => () =>
          storage
      )(memoryStorage()),
    );
    const { client } = scripted(() => new Promise(() => undefined));
    void createDepositFlow({ client, newKey, open }).submit({ ...request, byCard: false }, token);
    await Promise.resolve();
    expect(open.read()).toHaveLength(1);
  });
  it('stays open when the card is invalid', async () => {
    const open = createOpenAttemptStore(
      (
        (storage) => () =>
          storage
      )(memoryStorage()),
    );
    open.follow([], [attempt]);
    const again = createDepositFlow({ client: scripted().client, newKey, open });
    const state = await again.submit(request, () => Promise.resolve({ type: 'invalid' }));
    expect(state).toMatchObject({ step: 'idle', cardError: 'invalid', unsettled: [{ key: 'k1' }] });
    expect(open.read()).toHaveLength(1);
  });
  it('knows that the first attempt arrived when the server knows the key with another card', async () => {
    const open = createOpenAttemptStore(
      (
        (storage) => () =>
          storage
      )(memoryStorage()),
    );
    open.follow([], [attempt]);
    const conflict = () => {
      throw new CallError('status', 'createDeposit', {
        status: 422,
        body: { success: false, code: 'IDEMPOTENCY_CONFLICT', message: 'x' },
      });
    };
    const again = createDepositFlow({ client: scripted(conflict).client, newKey, open });
    expect(await again.submit(request, token)).toMatchObject({
      step: 'rejected',
      rejection: { code: 'ARRIVED_BEFORE' },
      unsettled: [],
    });
  });
});

describe('the response to an attempt of an earlier visit', () => {
  const at = Date.parse('2026-11-20T21:00:00Z');
  const order = (createdAt: number) =>
    makeDeposit({ paymentMethodId: 'card', createdAt: new Date(createdAt).toISOString() });
  /** Sends an order that gets no response, after `seen` was known, and loads the page again. */
  async function loseResponse(seen?: ReturnType<typeof order>) {
    const storage = memoryStorage();
    const open = createOpenAttemptStore(() => storage);
    const before = createDepositFlow({ client: scripted(lost).client, newKey, open, now: () => at });
    if (seen) before.find(seen, true);
    await before.submit(request, token);
    return createDepositFlow({ client: scripted().client, newKey, open, now: () => at });
  }
  it('is a deposit made since, allowing a minute between the clocks', async () => {
    fc.assert(
      fc.property(fc.integer({ min: -120_000, max: 120_000 }), (by) => {
        const storage = memoryStorage();
        const open = createOpenAttemptStore(() => storage);
        const after = new Date(at - 60_000).toISOString();
        open.follow([], [{ key: 'k', request: { ...request, after } }]);
        const restored = createDepositFlow({ client: scripted().client, newKey, open });
        const found = restored.find(order(at + by), true);
        expect(found.step).toBe(by > -60_000 ? 'completed' : 'idle');
      }),
    );
    expect((await loseResponse()).find(order(at - 59_000), true).step).toBe('completed');
    expect((await loseResponse()).find(order(at - 60_000), true).step).toBe('idle');
  });
  it('is younger than any deposit that was known when it was sent', async () => {
    const known = order(at - 20_000);
    expect((await loseResponse(known)).find(known, true).step).toBe('idle');
    expect((await loseResponse(known)).find(order(at), true).step).toBe('completed');
  });
  it('is never a deposit that this page knew before, if the attempt is its own', async () => {
    const own = createDepositFlow({ client: scripted(lost).client, newKey });
    await own.submit(request, token);
    expect(own.find(order(at), true).step).toBe('unknown');
    expect(own.find(order(at)).step).toBe('completed');
  });
});

describe('a deposit that is in progress', () => {
  const pending = makeDeposit({ status: 'pending' });
  it('is continued, updated by events and cancelled with the server’s real result', async () => {
    const { client } = scripted(() => makeDeposit({ status: 'completed' }));
    const one = createDepositFlow({ client, newKey });
    expect(one.resume(pending).step).toBe('pending');
    expect(one.receive({ ...pending, methodTitle: 'Bank' }).step).toBe('pending');
    expect((await one.cancel()).step).toBe('completed');
    expect((await one.cancel()).step).toBe('completed');
  });
  it('stays unchanged when the server cannot be asked to cancel it', async () => {
    const one = createDepositFlow({ client: scripted(lost).client, newKey });
    one.resume(pending);
    await expect(one.cancel()).rejects.toBeInstanceOf(CallError);
    expect(one.state().step).toBe('pending');
  });
});
