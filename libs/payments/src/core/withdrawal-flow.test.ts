import { CallError } from '@casino-kit/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedClient } from '../testing/scripted-client.js';
import { makeWithdrawal } from '../testing/withdrawal-fixtures.js';
import {
  createWithdrawalFlow,
  initialWithdrawal,
  openWithdrawalAttempts,
  type WithdrawalRequest,
} from './withdrawal-flow.js';

const request: WithdrawalRequest = {
  paymentMethodId: 'upi',
  amount: '200',
  currencyCode: 'INR',
  details: { upiId: 'marlon@bank' },
};
const failure = (status: number, code: string, fields: Record<string, string> = {}) =>
  new CallError('status', 'createWithdrawal', {
    status,
    body: { success: false, code, message: code, fields, params: { max: '20' } },
  });

function server(...responses: unknown[]) {
  const { asked: requested, ...scripted } = scriptedClient(...responses);
  return { asked: requested, attempt: createWithdrawalFlow(scripted) };
}

describe('createWithdrawalFlow', () => {
  it('sends the request with its own key, and reports its steps', async () => {
    const withdrawal = makeWithdrawal();
    const { asked: requested, attempt } = server(withdrawal);
    const steps: string[] = [];
    const stop = attempt.store.sub(attempt.stateAtom, () => steps.push(attempt.state().step));
    expect(await attempt.submit(request)).toEqual({ step: 'requested', withdrawal, unsettled: [] });
    stop();
    attempt.edited();
    expect(steps).toEqual(['sending', 'requested']);
    expect(attempt.state().step).toBe('idle');
    expect(requested).toEqual([{ name: 'createWithdrawal', key: 'key-1', input: { body: request } }]);
  });

  it('sends once on a double click', async () => {
    const { asked: requested, attempt } = server(makeWithdrawal());
    await Promise.all([attempt.submit(request), attempt.submit(request)]);
    expect(requested).toHaveLength(1);
  });

  it.each([
    new CallError('timeout', 'createWithdrawal'),
    new CallError('network', 'createWithdrawal'),
    new CallError('shape', 'createWithdrawal'),
    failure(500, 'INTERNAL'),
    failure(503, 'UNAVAILABLE'),
    failure(409, 'CONFLICT'),
    failure(408, 'HTTP_408'),
  ])('retries with the same key after %s', async (lost) => {
    const { asked: requested, attempt } = server(lost, makeWithdrawal());
    expect(await attempt.submit(request)).toMatchObject({ step: 'unknown', attempt: { key: 'key-1' } });
    expect(await attempt.submit({ ...request })).toMatchObject({ step: 'requested' });
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(requested[1]!.input).toEqual(requested[0]!.input);
  });

  it.each([
    failure(422, 'ACTIVE_BONUS'),
    failure(409, 'PENDING_DEPOSIT_WAGER'),
    failure(502, 'WITHDRAWAL_FAILED'),
    failure(400, 'SOMETHING_NEW'),
  ])('treats %s as a response, and uses a new key afterwards', async (rejected) => {
    const { asked: requested, attempt } = server(rejected, makeWithdrawal());
    expect(await attempt.submit(request)).toEqual({
      step: 'rejected',
      rejection: { code: rejected.code, message: rejected.code, params: { max: '20' }, fields: {} },
      unsettled: [],
    });
    await attempt.submit(request);
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('keeps errors by field, and detects a player who is logged out', async () => {
    const { attempt } = server(
      failure(422, 'VALIDATION', { 'details.upiId': 'form.upiId.invalid' }),
      new CallError('skipped', 'createWithdrawal'),
    );
    expect(await attempt.submit(request)).toMatchObject({
      rejection: { fields: { 'details.upiId': 'form.upiId.invalid' } },
    });
    expect(await attempt.submit(request)).toMatchObject({ rejection: { code: 'UNAUTHORIZED' } });
  });

  it('distinguishes a server error from no response', async () => {
    const { attempt } = server(failure(500, 'INTERNAL'), new CallError('timeout', 'createWithdrawal'));
    expect(await attempt.submit(request)).toMatchObject({
      step: 'unknown',
      responded: { message: 'INTERNAL' },
    });
    expect(await attempt.submit(request)).toMatchObject({ step: 'unknown', responded: null });
  });

  it('drops everything of a session that has ended', async () => {
    const { asked: requested, attempt } = server(
      new CallError('ended', 'createWithdrawal'),
      makeWithdrawal(),
    );
    expect(await attempt.submit(request)).toEqual(initialWithdrawal);
    await attempt.submit(request);
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('keeps the key of a request without a response across other requests', async () => {
    const lost = new CallError('timeout', 'createWithdrawal');
    const { asked: requested, attempt } = server(lost, lost, makeWithdrawal());
    await attempt.submit(request);
    attempt.edited();
    expect(attempt.state()).toEqual({ step: 'idle', unsettled: [{ key: 'key-1', request }] });
    const elsewhere = { ...request, details: { upiId: 'other@bank' } };
    expect(await attempt.submit(elsewhere)).toMatchObject({
      attempt: { key: 'key-2' },
      unsettled: [{ key: 'key-1' }],
    });
    expect(openWithdrawalAttempts(attempt.state())).toHaveLength(2);
    // Sent as it was first requested, whatever redundant zeros are typed now.
    expect(await attempt.submit({ ...request, amount: '200.00' })).toMatchObject({
      step: 'requested',
      unsettled: [{ key: 'key-2' }],
    });
    expect(requested[2]).toEqual(requested[0]);
  });

  it('changes nothing while a request is in flight', async () => {
    const { attempt } = server(makeWithdrawal());
    const running = attempt.submit(request);
    const sending = attempt.state();
    expect(sending).toEqual({ step: 'sending', attempt: { key: 'key-1', request }, unsettled: [] });
    attempt.edited();
    expect(attempt.state()).toBe(sending);
    await running;
  });

  it('never sends one key with two bodies, nor an open request under two keys', async () => {
    const responses = fc.constantFrom(
      makeWithdrawal(),
      new CallError('timeout', 'createWithdrawal'),
      failure(500, 'INTERNAL'),
      failure(422, 'ACTIVE_BONUS'),
    );
    const requests = fc.record({
      amount: fc.constantFrom('20', '20.00', '30'),
      details: fc.record({ accountNumber: fc.constantFrom('A', 'B') }),
      paymentMethodId: fc.constantFrom('bank', 'upi'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(requests, responses), { maxLength: 40 }), async (steps) => {
        const { asked: requested, attempt } = server(...steps.map(([, response]) => response));
        for (const [asks] of steps) {
          await attempt.submit({ ...request, ...asks });
          const open = openWithdrawalAttempts(attempt.state()).map(({ request: one }) =>
            JSON.stringify({ ...one, amount: Number(one.amount) }),
          );
          expect(new Set(open).size).toBe(open.length);
        }
        const bodies = new Set(requested.map(({ key, input }) => JSON.stringify([key, input])));
        expect(bodies.size).toBe(new Set(requested.map(({ key }) => key)).size);
      }),
    );
  });

  it('does not hide bugs', async () => {
    const { attempt } = server(new TypeError('bug'));
    await expect(attempt.submit(request)).rejects.toThrow('bug');
    expect(attempt.state().step).toBe('unknown');
  });
});
