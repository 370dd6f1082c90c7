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
  return { asked: requested, flow: createWithdrawalFlow(scripted) };
}

describe('createWithdrawalFlow', () => {
  it('sends the request with its own key, and reports its steps', async () => {
    const withdrawal = makeWithdrawal();
    const { asked: requested, flow } = server(withdrawal);
    const steps: string[] = [];
    const stop = flow.store.sub(flow.stateAtom, () => steps.push(flow.state().step));
    expect(await flow.submit(request)).toEqual({ step: 'requested', withdrawal, unsettled: [] });
    stop();
    flow.edited();
    expect(steps).toEqual(['sending', 'requested']);
    expect(flow.state().step).toBe('idle');
    expect(requested).toEqual([{ name: 'createWithdrawal', key: 'key-1', input: { body: request } }]);
  });

  it('sends once on a double click', async () => {
    const { asked: requested, flow } = server(makeWithdrawal());
    await Promise.all([flow.submit(request), flow.submit(request)]);
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
    const { asked: requested, flow } = server(lost, makeWithdrawal());
    expect(await flow.submit(request)).toMatchObject({ step: 'unknown', attempt: { key: 'key-1' } });
    expect(await flow.submit({ ...request })).toMatchObject({ step: 'requested' });
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(requested[1]!.input).toEqual(requested[0]!.input);
  });

  it.each([
    failure(422, 'ACTIVE_BONUS'),
    failure(409, 'PENDING_DEPOSIT_WAGER'),
    failure(502, 'WITHDRAWAL_FAILED'),
    failure(400, 'SOMETHING_NEW'),
  ])('treats %s as a response, and uses a new key afterwards', async (rejected) => {
    const { asked: requested, flow } = server(rejected, makeWithdrawal());
    expect(await flow.submit(request)).toEqual({
      step: 'rejected',
      rejection: { code: rejected.code, message: rejected.code, params: { max: '20' }, fields: {} },
      unsettled: [],
    });
    await flow.submit(request);
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('keeps errors by field, and detects a player who is logged out', async () => {
    const { flow } = server(
      failure(422, 'VALIDATION', { 'details.upiId': 'form.upiId.invalid' }),
      new CallError('skipped', 'createWithdrawal'),
    );
    expect(await flow.submit(request)).toMatchObject({
      rejection: { fields: { 'details.upiId': 'form.upiId.invalid' } },
    });
    expect(await flow.submit(request)).toMatchObject({ rejection: { code: 'UNAUTHORIZED' } });
  });

  it('distinguishes a server error from no response', async () => {
    const { flow } = server(failure(500, 'INTERNAL'), new CallError('timeout', 'createWithdrawal'));
    expect(await flow.submit(request)).toMatchObject({
      step: 'unknown',
      responded: { message: 'INTERNAL' },
    });
    expect(await flow.submit(request)).toMatchObject({ step: 'unknown', responded: null });
  });

  it('drops everything of a session that has ended', async () => {
    const { asked: requested, flow } = server(new CallError('ended', 'createWithdrawal'), makeWithdrawal());
    expect(await flow.submit(request)).toEqual(initialWithdrawal);
    await flow.submit(request);
    expect(requested.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('keeps the key of a request without a response across other requests', async () => {
    const lost = new CallError('timeout', 'createWithdrawal');
    const { asked: requested, flow } = server(lost, lost, makeWithdrawal());
    await flow.submit(request);
    flow.edited();
    expect(flow.state()).toEqual({ step: 'idle', unsettled: [{ key: 'key-1', request }] });
    const elsewhere = { ...request, details: { upiId: 'other@bank' } };
    expect(await flow.submit(elsewhere)).toMatchObject({
      attempt: { key: 'key-2' },
      unsettled: [{ key: 'key-1' }],
    });
    expect(openWithdrawalAttempts(flow.state())).toHaveLength(2);
    // Sent as it was first requested, whatever redundant zeros are typed now.
    expect(await flow.submit({ ...request, amount: '200.00' })).toMatchObject({
      step: 'requested',
      unsettled: [{ key: 'key-2' }],
    });
    expect(requested[2]).toEqual(requested[0]);
  });

  it('changes nothing while a request is in flight', async () => {
    const { flow } = server(makeWithdrawal());
    const running = flow.submit(request);
    const sending = flow.state();
    expect(sending).toEqual({ step: 'sending', attempt: { key: 'key-1', request }, unsettled: [] });
    flow.edited();
    expect(flow.state()).toBe(sending);
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
        const { asked: requested, flow } = server(...steps.map(([, response]) => response));
        for (const [asks] of steps) {
          await flow.submit({ ...request, ...asks });
          const open = openWithdrawalAttempts(flow.state()).map(({ request: one }) =>
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
    const { flow } = server(new TypeError('bug'));
    await expect(flow.submit(request)).rejects.toThrow('bug');
    expect(flow.state().step).toBe('unknown');
  });
});
