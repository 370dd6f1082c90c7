import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { makeDeposit } from '../testing/fixtures.js';
import { scriptedClient } from '../testing/scripted-client.js';
import { type CardResult } from './card-channel.js';
import { createDepositAttempt, eventOfFailure } from './deposit-attempt.js';
import { type DepositRequest } from './deposit-machine.js';

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
const refusal = (status: number, code: string) =>
  new CallError('status', 'createDeposit', {
    status,
    body: { success: false, code, message: code, params: { min: '10', max: '20' } },
  });

function server(...answers: unknown[]) {
  const { asked, ...scripted } = scriptedClient(...answers);
  return { asked, attempt: createDepositAttempt(scripted) };
}

describe('paying', () => {
  it('sends the token with a key of its own and takes the answer over', async () => {
    const deposit = makeDeposit({ status: 'completed' });
    const { asked, attempt } = server(deposit);
    const steps: string[] = [];
    attempt.subscribe(() => steps.push(attempt.state().step));
    expect(await attempt.submit(request, token)).toEqual({ step: 'completed', deposit, unsettled: [] });
    expect(steps).toEqual(['tokenising', 'sending', 'completed']);
    expect(asked).toEqual([
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
    const { asked, attempt } = server(makeDeposit({ status: 'pending' }));
    await attempt.submit({ ...request, byCard: false }, token);
    expect(asked[0]!.input).not.toHaveProperty('body.cardToken');
  });
  it('sends nothing when the card frame refuses', async () => {
    const { asked, attempt } = server();
    const state = await attempt.submit(request, () => Promise.resolve({ type: 'invalid' }));
    expect([state, asked]).toEqual([{ step: 'idle', cardProblem: 'invalid', unsettled: [] }, []]);
  });
  it('sends once, however often it is pressed', async () => {
    const { asked, attempt } = server(makeDeposit({ status: 'completed' }));
    await Promise.all([attempt.submit(request, token), attempt.submit(request, token)]);
    expect(asked).toHaveLength(1);
  });
  it('asks again with the same key and token after a time-out, without asking the card frame', async () => {
    const { asked, attempt } = server(
      new CallError('timeout', 'createDeposit'),
      new CallError('network', 'createDeposit'),
      makeDeposit({ status: 'completed' }),
    );
    expect((await attempt.submit(request, token)).step).toBe('unknown');
    const never = (): Promise<CardResult> => Promise.reject(new Error('the card was asked for again'));
    expect((await attempt.submit(request, never)).step).toBe('unknown');
    expect((await attempt.submit(request, never)).step).toBe('completed');
    expect(new Set(asked.map((call) => JSON.stringify(call))).size).toBe(1);
  });
  it('takes a new key after a definite refusal', async () => {
    const { asked, attempt } = server(
      refusal(422, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD'),
      makeDeposit({ status: 'completed' }),
    );
    expect(await attempt.submit(request, token)).toMatchObject({
      step: 'refused',
      refusal: { code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', params: { min: '10', max: '20' } },
    });
    await attempt.submit(request, token);
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
  it('does not hide a fault of its own, and still knows that something was sent', async () => {
    const { attempt } = server(new TypeError('a fault'));
    await expect(attempt.submit(request, token)).rejects.toThrow('a fault');
    expect(attempt.state().step).toBe('unknown');
  });
});

describe('what a failed call tells', () => {
  it.each(['timeout', 'network', 'shape'] as const)('nothing after %s', (kind) =>
    expect(eventOfFailure(new CallError(kind, 'createDeposit'))).toEqual({ type: 'unanswered' }),
  );
  it('nothing after a broken server', () => {
    expect(eventOfFailure(refusal(500, 'INTERNAL')).type).toBe('unanswered');
    for (const status of [502, 408, 409, 425])
      expect(eventOfFailure(new CallError('status', 'createDeposit', { status })).type).toBe('unanswered');
    expect(eventOfFailure(new CallError('status', 'createDeposit', { status: 422 })).type).toBe('refused');
  });
  it('a refusal where the server says why', () => {
    expect(eventOfFailure(refusal(422, 'PHONE_ERROR')).type).toBe('refused');
    expect(eventOfFailure(refusal(502, 'PROVIDER_ERROR')).type).toBe('refused');
    expect(eventOfFailure(refusal(429, 'TOO_MANY_TRIES')).type).toBe('refused');
    expect(eventOfFailure(new CallError('skipped', 'createDeposit'))).toEqual({
      type: 'refused',
      refusal: { code: 'UNAUTHORIZED', params: {} },
    });
  });
});

describe('asking how it stands', () => {
  it('takes the word of the server over', async () => {
    const { asked, attempt } = server(
      makeDeposit({ status: 'pending' }),
      makeDeposit({ status: 'declined' }),
    );
    await attempt.submit(request, token);
    expect((await attempt.check()).step).toBe('declined');
    expect(asked[1]).toMatchObject({
      name: 'getDeposit',
      input: { params: { depositId: makeDeposit().depositId } },
    });
  });
  it('changes nothing when it fails, and asks nothing when there is nothing to ask for', async () => {
    const { asked, attempt } = server(
      makeDeposit({ status: 'pending' }),
      new CallError('network', 'getDeposit'),
    );
    expect((await attempt.check()).step).toBe('idle');
    expect(asked).toEqual([]);
    await attempt.submit(request, token);
    expect((await attempt.check()).step).toBe('pending');
  });
  it('forgets a refusal when the player edits or starts anew', async () => {
    const { attempt } = server(refusal(422, 'PHONE_ERROR'), refusal(422, 'PHONE_ERROR'));
    await attempt.submit(request, token);
    attempt.edited();
    expect(attempt.state().step).toBe('idle');
    await attempt.submit(request, token);
    attempt.reset();
    expect(attempt.state().step).toBe('idle');
  });
});
