import fc from 'fast-check';
import { type ApiClient, CallError } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { makeUserBonus } from '../testing.js';
import { type ActivationRequest, createActivations } from './activations.js';

const request: ActivationRequest = {
  userId: '7',
  bonusId: 'b',
  couponCode: null,
  timeZone: 'UTC',
  cancelActiveBonus: false,
};
const taken = makeUserBonus({ bonusId: 'b' });

/** What happens to a request on its way. */
type Fate = 'responded' | 'never sent' | 'answer lost' | 'too late' | 'broken server' | 'unreadable' | 'busy';

const createError = (fate: Fate): CallError | null => {
  if (fate === 'never sent' || fate === 'answer lost') return new CallError('network', 'activateBonus');
  if (fate === 'too late') return new CallError('timeout', 'activateBonus');
  if (fate === 'unreadable') return new CallError('shape', 'activateBonus');
  if (fate === 'broken server') return new CallError('status', 'activateBonus', { status: 502 });
  if (fate === 'busy') return new CallError('status', 'activateBonus', { status: 409 });
  return null;
};
const createRejection = (code: string, status = 409, params: Record<string, string> = {}) =>
  new CallError('status', 'activateBonus', { status, body: { success: false, code, message: '', params } });

/**
 * A server that activates a bonus once and keeps responses by key, reached over a line on which `fates` happen in turn.
 */
function makeServer(fates: Fate[] = [], { rejects = null as CallError | null, active = false } = {}) {
  const responses = new Map<string, string>();
  const requested: { key: string; body: unknown }[] = [];
  let activated = active ? 1 : 0;
  let epoch = 1;
  let lookUpFails: Error | null = null;
  const call = async (
    endpoint: { name: string },
    input: { body?: unknown; query?: unknown },
    options: { idempotencyKey?: string | undefined } = {},
  ) => {
    await Promise.resolve();
    if (endpoint.name === 'getUserBonuses') {
      if (lookUpFails !== null) throw lookUpFails;
      expect(input).toEqual({ query: { pageNo: 1, limit: 24, state: 'active' } });
      return { count: activated, rows: activated > 0 ? [makeUserBonus(), taken] : [makeUserBonus()] };
    }
    const fate = fates.shift() ?? 'responded';
    const error = createError(fate);
    if (error !== null && fate === 'never sent') throw error;
    const key = options.idempotencyKey ?? '';
    const body = JSON.stringify(input.body);
    requested.push({ key, body: input.body });
    if (rejects !== null) throw rejects;
    if (!responses.has(key)) {
      if (activated > 0) throw createRejection('ACTIVE_BONUS');
      activated += 1;
      responses.set(key, body);
    }
    expect(responses.get(key)).toBe(body);
    if (error !== null) throw error;
    return taken;
  };
  return {
    client: { call, tokens: { epoch: () => epoch } } as unknown as Pick<ApiClient, 'call' | 'tokens'>,
    asked: requested,
    activated: () => activated,
    someoneElseLogsIn: () => {
      epoch += 1;
    },
    breakLookUp: (error: Error) => {
      lookUpFails = error;
    },
  };
}
let count = 0;
const newKey = () => `key-${(count += 1)}`;
const createTestActivations = ({ client }: ReturnType<typeof makeServer>) =>
  createActivations({ client, newKey });
const done = { kind: 'activated', bonus: taken, alreadyActive: false };

describe('createActivations', () => {
  it('activates, and sends the offer and the zone', async () => {
    const server = makeServer();
    expect(await createTestActivations(server).activate(request)).toEqual(done);
    expect(server.asked).toEqual([
      { key: expect.stringMatching(/^key-/) as string, body: { bonusId: 'b', timeZone: 'UTC' } },
    ]);
  });
  it('sends a coupon in place of the offer, and the consent to end the active bonus', async () => {
    const server = makeServer();
    const activations = createTestActivations(server);
    await activations.activate({ ...request, couponCode: 'TIDE', cancelActiveBonus: true });
    expect(server.asked[0]?.body).toEqual({ couponCode: 'TIDE', timeZone: 'UTC', cancelActiveBonus: true });
    await activations.activate({ ...request, bonusId: null });
    expect(server.asked[1]?.body).toEqual({ timeZone: 'UTC' });
  });
  it('activates once for two clicks', async () => {
    const server = makeServer();
    const activations = createTestActivations(server);
    expect(await Promise.all([activations.activate(request), activations.activate(request)])).toEqual([
      done,
      done,
    ]);
    expect(server.asked).toHaveLength(1);
  });
  it.each<[keyof ActivationRequest, string]>([
    ['userId', '8'],
    ['bonusId', 'c'],
    ['couponCode', 'TIDE'],
  ])('starts another activation for another %s', async (field, value) => {
    const server = makeServer(['responded', 'responded']);
    const activations = createTestActivations(server);
    await Promise.all([activations.activate(request), activations.activate({ ...request, [field]: value })]);
    expect(new Set(server.asked.map(({ key }) => key)).size).toBe(2);
  });
  it.each<Fate>(['answer lost', 'too late', 'broken server', 'unreadable', 'busy', 'never sent'])(
    'retries after "%s" with the same key',
    async (fate) => {
      const server = makeServer([fate]);
      expect(await createTestActivations(server).activate(request)).toEqual(done);
      expect(new Set(server.asked.map(({ key }) => key)).size).toBe(1);
      expect(server.activated()).toBe(1);
    },
  );
  it.each<[Fate, string]>([
    ['answer lost', 'offline'],
    ['never sent', 'offline'],
    ['too late', 'uncertain'],
    ['broken server', 'failed'],
    ['unreadable', 'uncertain'],
    ['busy', 'failed'],
  ])('returns after "%s" twice the outcome %s, and the same one on a retry', async (fate, kind) => {
    const server = makeServer([fate, fate]);
    const activations = createTestActivations(server);
    expect(await activations.activate(request)).toEqual({
      kind,
      ...(kind === 'failed' && { message: null }),
    });
    // The first request counts, whatever is requested now: a key is for one body.
    expect(
      await activations.activate({ ...request, cancelActiveBonus: true, timeZone: 'Asia/Tokyo' }),
    ).toEqual(done);
    expect(new Set(server.asked.map(({ key }) => key)).size).toBe(1);
    expect(server.activated()).toBe(1);
  });
  it('uses a new key after a response', async () => {
    const server = makeServer([], { rejects: createRejection('CANCELLED') });
    const activations = createTestActivations(server);
    await activations.activate(request);
    await activations.activate(request);
    expect(new Set(server.asked.map(({ key }) => key)).size).toBe(2);
  });
  it('activates once, whatever happens on the line', async () => {
    const fate = fc.constantFrom<Fate>(
      'responded',
      'never sent',
      'answer lost',
      'too late',
      'broken server',
      'unreadable',
      'busy',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 8 }), async (fates) => {
        const server = makeServer(fates);
        const activations = createTestActivations(server);
        let outcome = await activations.activate(request);
        for (let tries = 0; outcome.kind !== 'activated' && tries < 6; tries += 1)
          outcome = await activations.activate(request);
        expect(outcome).toEqual(done);
        expect(server.activated()).toBe(1);
      }),
    );
  });
});

describe('a rejection', () => {
  it('contains the code and its values', async () => {
    const server = makeServer([], { rejects: createRejection('UNIFIED_ERROR', 500, { reference: 'b-7' }) });
    expect(await createTestActivations(server).activate(request)).toEqual({
      kind: 'rejected',
      code: 'UNIFIED_ERROR',
      params: { reference: 'b-7' },
      message: null,
    });
    expect(server.asked).toHaveLength(1);
  });
  it('has a status below 500, unless the call may still be in progress', async () => {
    const kindAt = async (status: number) => {
      const server = makeServer([], { rejects: createRejection('NEW', status) });
      return (await createTestActivations(server).activate(request)).kind;
    };
    expect(await kindAt(400)).toBe('rejected');
    expect(await kindAt(499)).toBe('rejected');
    for (const status of [408, 409, 425, 500, 503]) expect(await kindAt(status)).toBe('failed');
  });
  it('is returned without a token, and when the session is over; nothing is requested for anyone else', async () => {
    for (const kind of ['skipped', 'ended'] as const) {
      const server = makeServer([], { rejects: new CallError(kind, 'activateBonus') });
      expect(await createTestActivations(server).activate(request)).toEqual({
        kind: 'rejected',
        code: 'UNAUTHORIZED',
        params: {},
        message: null,
      });
      expect(server.asked).toHaveLength(1);
    }
  });
  it('is returned when another player has logged in before the retry', async () => {
    const server = makeServer(['too late']);
    const activations = createTestActivations(server);
    const running = activations.activate(request);
    server.someoneElseLogsIn();
    expect(await running).toMatchObject({ kind: 'rejected', code: 'UNAUTHORIZED' });
    expect(server.asked).toHaveLength(1);
  });
  it('does not cover other errors, which are rethrown', async () => {
    const call = vi.fn(() => Promise.reject(new TypeError('broken')));
    const client = { call, tokens: { epoch: () => 1 } } as unknown as Pick<ApiClient, 'call' | 'tokens'>;
    const activations = createActivations({ client, newKey });
    await expect(activations.activate(request)).rejects.toThrow('broken');
    await expect(activations.activate(request)).rejects.toThrow('broken');
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('a bonus that another tab has activated', () => {
  it.each(['ACTIVE_BONUS', 'ACTIVE_FREE_SPINS', 'RETRY_PERIOD', 'COUPON_ALREADY_REDEEMED'])(
    'is active in spite of %s',
    async (code) => {
      const server = makeServer([], { rejects: createRejection(code), active: true });
      expect(await createTestActivations(server).activate(request)).toEqual({ ...done, alreadyActive: true });
    },
  );
  it('is not looked up after other rejections, or when the offer is unknown', async () => {
    const other = makeServer([], { rejects: createRejection('CANCELLED'), active: true });
    expect(await createTestActivations(other).activate(request)).toMatchObject({ kind: 'rejected' });
    const unknown = makeServer([], { rejects: createRejection('COUPON_ALREADY_REDEEMED'), active: true });
    expect(
      await createTestActivations(unknown).activate({ ...request, bonusId: null, couponCode: 'X' }),
    ).toMatchObject({ kind: 'rejected' });
  });
  it('may be another bonus', async () => {
    const server = makeServer([], { rejects: createRejection('ACTIVE_BONUS') });
    expect(await createTestActivations(server).activate(request)).toMatchObject({
      kind: 'rejected',
      code: 'ACTIVE_BONUS',
    });
  });
  it('leaves the rejection when the active bonuses cannot be loaded', async () => {
    const server = makeServer([], { rejects: createRejection('ACTIVE_BONUS'), active: true });
    server.breakLookUp(new CallError('timeout', 'getUserBonuses'));
    expect(await createTestActivations(server).activate(request)).toMatchObject({ kind: 'rejected' });
    server.breakLookUp(new TypeError('broken'));
    await expect(createTestActivations(server).activate(request)).rejects.toThrow('broken');
  });
});
