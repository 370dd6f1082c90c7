import { type ApiClient, CallError, noToken } from '@casino-kit/api-client';
import { type Deposit } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDeposit } from '../testing/fixtures.js';
import { scriptedClient } from '../testing/scripted-client.js';
import { type CardResult } from './card-channel.js';
import { createDepositFlow } from './deposit-flow.js';
import { type DepositRequest, openAttempts } from './deposit-state.js';

const request: DepositRequest = {
  paymentMethodId: 'card',
  amount: '50',
  currencyCode: 'EUR',
  returnPath: '/casino',
  byCard: true,
  details: {},
};
const token = (): Promise<CardResult> =>
  Promise.resolve({ type: 'token', cardToken: 'tok_1', brand: 'visa', last4: '4242' });
const rejection = (status: number, code: string) =>
  new CallError('status', 'createDeposit', {
    status,
    body: { success: false, code, message: code, params: { min: '10', max: '20' } },
  });

function server(...responses: unknown[]) {
  const { asked: requested, ...scripted } = scriptedClient(...responses);
  return { asked: requested, flow: createDepositFlow(scripted) };
}

describe('createDepositFlow', () => {
  it('sends the token with its own key and applies the response', async () => {
    const deposit = makeDeposit({ status: 'completed' });
    const { asked: requested, flow } = server(deposit);
    const steps: string[] = [];
    flow.store.sub(flow.stateAtom, () => steps.push(flow.state().step));
    expect(await flow.submit(request, token)).toEqual({ step: 'completed', deposit, unsettled: [] });
    expect(steps).toEqual(['tokenising', 'sending', 'completed']);
    expect(requested).toEqual([
      {
        name: 'createDeposit',
        key: 'key-1',
        input: {
          body: {
            paymentMethodId: 'card',
            amount: '50',
            currencyCode: 'EUR',
            returnPath: '/casino',
            cardToken: 'tok_1',
          },
        },
      },
    ]);
  });
  it('sends no token for a method without card', async () => {
    const { asked: requested, flow } = server(makeDeposit({ status: 'pending' }));
    await flow.submit({ ...request, byCard: false }, token);
    expect(requested[0]!.input).not.toHaveProperty('body.cardToken');
  });
  it('sends nothing when the card frame rejects', async () => {
    const { asked: requested, flow } = server();
    const state = await flow.submit(request, () => Promise.resolve({ type: 'invalid' }));
    expect([state, requested]).toEqual([{ step: 'idle', cardError: 'invalid', unsettled: [] }, []]);
  });
  it('sends once, however often Pay is pressed', async () => {
    const { asked: requested, flow } = server(makeDeposit({ status: 'completed' }));
    await Promise.all([flow.submit(request, token), flow.submit(request, token)]);
    expect(requested).toHaveLength(1);
  });
  it('retries with the same key and token after a timeout, without asking the card frame', async () => {
    const { asked: requested, flow } = server(
      new CallError('timeout', 'createDeposit'),
      new CallError('network', 'createDeposit'),
      makeDeposit({ status: 'completed' }),
    );
    expect((await flow.submit(request, token)).step).toBe('unknown');
    const never = (): Promise<CardResult> => Promise.reject(new Error('the card was asked for again'));
    expect((await flow.submit(request, never)).step).toBe('unknown');
    expect((await flow.submit(request, never)).step).toBe('completed');
    expect(new Set(requested.map((call) => JSON.stringify(call))).size).toBe(1);
  });
  it('uses a new key after a definite rejection', async () => {
    const { asked: requested, flow } = server(
      rejection(422, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD'),
      makeDeposit({ status: 'completed' }),
    );
    expect(await flow.submit(request, token)).toMatchObject({
      step: 'rejected',
      rejection: { code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', params: { min: '10', max: '20' } },
    });
    await flow.submit(request, token);
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
  it('does not hide its own bugs, and still knows that something was sent', async () => {
    const { flow } = server(new TypeError('a fault'));
    await expect(flow.submit(request, token)).rejects.toThrow('a fault');
    expect(flow.state().step).toBe('unknown');
  });
});

describe('a failed call', () => {
  const after = async (error: CallError) => await server(error).flow.submit(request, token);
  it.each(['timeout', 'network', 'shape'] as const)('leaves the result unknown after %s', async (kind) => {
    expect(await after(new CallError(kind, 'createDeposit'))).toMatchObject({
      step: 'unknown',
      responded: null,
    });
  });
  it.each([500, 502, 408, 409, 425])(
    'leaves the result unknown after %i, and returns the server’s message',
    async (status) => {
      expect(await after(rejection(status, 'INTERNAL'))).toMatchObject({
        step: 'unknown',
        responded: { message: 'INTERNAL' },
      });
    },
  );
  it.each([
    [422, 'PHONE_ERROR'],
    [502, 'PROVIDER_ERROR'],
    [429, 'TOO_MANY_TRIES'],
    [422, 'HTTP_422'],
  ])('is a rejection for %i with %s', async (status, code) => {
    expect(await after(rejection(status, code))).toMatchObject({
      step: 'rejected',
      rejection: { code, message: code },
    });
  });
  it('is a rejection when nothing was sent because there is no session token', async () => {
    expect(await after(new CallError('skipped', 'createDeposit'))).toMatchObject({
      step: 'rejected',
      rejection: { code: 'UNAUTHORIZED' },
    });
  });
  it('is dropped for the next player when the session has ended', async () => {
    expect(await after(new CallError('ended', 'createDeposit'))).toEqual({
      step: 'idle',
      cardError: null,
      unsettled: [],
    });
  });
});

const lost = new CallError('timeout', 'createDeposit');
const getKeys = (attempts: readonly { key: string }[]) => attempts.map(({ key }) => key);

describe('one deposit', () => {
  it.each(['pending', 'completed', 'failed', 'declined', 'cancelled'] as const)(
    'applies the status %s',
    async (status) => {
      const deposit = makeDeposit({ status });
      expect(await server(deposit).flow.submit(request, token)).toEqual({
        step: status,
        deposit,
        unsettled: [],
      });
    },
  );
  it('opens a challenge only at a web address', async () => {
    const at = (url: string | null) =>
      server(makeDeposit({ status: 'challenge', threeDs: url === null ? null : { url } })).flow.submit(
        request,
        token,
      );
    expect(await at('https://bank.example/3ds')).toMatchObject({
      step: 'challenge',
      url: 'https://bank.example/3ds',
    });
    expect((await at('javascript:alert(1)')).step).toBe('pending');
    expect((await at(null)).step).toBe('pending');
  });
  it('applies later events of its challenge or pending deposit, and of no other', async () => {
    const completed = makeDeposit({ status: 'completed' });
    for (const status of ['challenge', 'pending'] as const) {
      const { flow } = server(makeDeposit({ status, threeDs: { url: 'https://bank.example' } }));
      expect(flow.receive(completed).step).toBe('idle');
      await flow.submit(request, token);
      expect(flow.receive(completed).step).toBe('completed');
    }
  });
  it.each([
    ['rejected', rejection(502, 'PROVIDER_ERROR')],
    ['declined', makeDeposit({ status: 'declined' })],
  ])('uses a new key after it was %s', async (_, response) => {
    const { asked: requested, flow } = server(response, makeDeposit());
    await flow.submit(request, token);
    await flow.submit(request, token);
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
  it.each([
    ['tokenising', true],
    ['sending', false],
  ] as const)('ignores an order for another amount while it is %s', async (step, byCard) => {
    const { asked: requested, flow } = server(makeDeposit(), makeDeposit());
    let enterCard = (_: CardResult): void => undefined;
    const card = new Promise<CardResult>((resolve) => (enterCard = resolve));
    const running = flow.submit({ ...request, byCard }, () => card);
    const paying = flow.state();
    expect(paying.step).toBe(step);
    const other = { ...request, amount: '20', byCard: false };
    expect(await flow.submit(other, () => Promise.reject(new Error('the card was asked for')))).toBe(paying);
    enterCard(await token());
    await running;
    expect(requested.map(({ input }) => input)).toMatchObject([{ body: { amount: '50' } }]);
  });
  it('cannot be dropped during a call', async () => {
    const { flow } = server(makeDeposit());
    const running = flow.submit({ ...request, byCard: false }, token);
    const sending = flow.state();
    expect(sending.step).toBe('sending');
    flow.edited();
    flow.reset();
    expect(flow.resume(makeDeposit({ status: 'pending' }))).toBe(sending);
    await running;
  });
  it('keeps the status of another call that arrived before its own response', async () => {
    let respond = (_: unknown): void => undefined;
    const call = () => new Promise((resolve) => (respond = resolve));
    const client = { call, tokens: noToken } as unknown as Pick<ApiClient, 'call' | 'tokens'>;
    const flow = createDepositFlow({ client, newKey: () => 'k' });
    const running = flow.submit({ ...request, byCard: false }, token);
    await Promise.resolve();
    expect(flow.receive(makeDeposit({ status: 'declined' }))).toMatchObject({
      step: 'declined',
      unsettled: [],
    });
    respond(makeDeposit({ status: 'pending' }));
    expect((await running).step).toBe('declined');
  });
});

describe('a deposit without a response', () => {
  async function loseOne(...responses: unknown[]) {
    const { asked: requested, flow } = server(lost, ...responses);
    await flow.submit(request, token);
    return { asked: requested, flow };
  }
  it('is sent again with the same key, body and card token', async () => {
    const { asked: requested, flow } = await loseOne(makeDeposit());
    await flow.submit({ ...request, amount: '50.00', returnPath: '/elsewhere' }, token);
    expect(requested[1]).toEqual(requested[0]);
    expect(openAttempts(flow.state())).toEqual([]);
  });
  it('survives a request for another amount, and continues when the player comes back', async () => {
    const { asked: requested, flow } = await loseOne(makeDeposit(), makeDeposit());
    flow.edited();
    const other = await flow.submit({ ...request, amount: '20', byCard: false }, token);
    expect(getKeys(openAttempts(other))).toEqual(['key-1']);
    await flow.submit(request, token);
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-1']);
    expect(flow.state().unsettled).toEqual([]);
  });
  it('is settled by a matching deposit that is found, and by no other', async () => {
    const found = (change: Partial<Deposit> = {}) =>
      makeDeposit({ paymentMethodId: 'card', amount: '50.00', ...change });
    expect((await loseOne()).flow.find(found())).toMatchObject({ step: 'completed', unsettled: [] });
    const { flow } = await loseOne();
    for (const other of [{ amount: '51' }, { currencyCode: 'USD' }, { paymentMethodId: 'bank' }])
      expect(flow.find(found(other)).step).toBe('unknown');
    flow.edited();
    expect(flow.find(found({ status: 'failed' }))).toMatchObject({ step: 'failed', unsettled: [] });
    expect(server().flow.find(found()).step).toBe('idle');
  });
  it('does not replace the result of another deposit', async () => {
    const { flow } = await loseOne(makeDeposit({ status: 'declined', amount: '20' }));
    await flow.submit({ ...request, amount: '20', byCard: false }, token);
    expect(flow.find(makeDeposit({ paymentMethodId: 'card' }))).toMatchObject({
      step: 'declined',
      unsettled: [{ key: 'key-1' }],
    });
  });
  it('survives closing the form', async () => {
    const { flow } = await loseOne();
    flow.reset();
    expect(getKeys(openAttempts(flow.state()))).toEqual(['key-1']);
  });
  it('never sends one key with two bodies, nor an open order under two keys', async () => {
    const responses = fc.constantFrom(
      lost,
      rejection(500, 'INTERNAL'),
      rejection(422, 'PHONE_ERROR'),
      makeDeposit({ status: 'completed' }),
      makeDeposit({ status: 'pending' }),
    );
    const step = fc.record({
      amount: fc.constantFrom('20', '50', '50.0'),
      byCard: fc.boolean(),
      isRight: fc.boolean(),
      edits: fc.boolean(),
      response: responses,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { asked: requested, ...scripted } = scriptedClient(...steps.map(({ response }) => response));
        const flow = createDepositFlow(scripted);
        let cards = 0;
        for (const { amount, byCard, isRight, edits } of steps) {
          await flow.submit({ ...request, amount, byCard }, () =>
            isRight
              ? Promise.resolve({
                  type: 'token',
                  cardToken: `tok_${(cards += 1)}`,
                  brand: 'visa',
                  last4: '4242',
                })
              : Promise.resolve({ type: 'invalid' }),
          );
          if (edits) flow.edited();
          const orders = openAttempts(flow.state()).map(({ request: order }) => Number(order.amount));
          expect(new Set(orders).size).toBe(orders.length);
        }
        const bodies = new Set(requested.map(({ key, input }) => JSON.stringify([key, input])));
        expect(bodies.size).toBe(new Set(requested.map(({ key }) => key)).size);
      }),
    );
  });
});

describe('check', () => {
  it('applies the server’s status', async () => {
    const { asked: requested, flow } = server(
      makeDeposit({ status: 'pending' }),
      makeDeposit({ status: 'declined' }),
    );
    await flow.submit(request, token);
    expect((await flow.check()).step).toBe('declined');
    expect(requested[1]).toMatchObject({
      name: 'getDeposit',
      input: { params: { depositId: makeDeposit().depositId } },
    });
  });
  it('changes nothing when it fails, and requests nothing when there is nothing to check', async () => {
    const { asked: requested, flow } = server(
      makeDeposit({ status: 'pending' }),
      new CallError('network', 'getDeposit'),
    );
    expect((await flow.check()).step).toBe('idle');
    expect(requested).toEqual([]);
    await flow.submit(request, token);
    expect((await flow.check()).step).toBe('pending');
  });
  it('clears a rejection when the player edits or starts again', async () => {
    const { flow } = server(rejection(422, 'PHONE_ERROR'), rejection(422, 'PHONE_ERROR'));
    await flow.submit(request, token);
    flow.edited();
    expect(flow.state().step).toBe('idle');
    await flow.submit(request, token);
    flow.reset();
    expect(flow.state().step).toBe('idle');
  });
});
