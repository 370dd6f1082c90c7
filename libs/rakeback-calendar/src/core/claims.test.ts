import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ApiClient, CallError } from '@casino-kit/api-client';
import { type ClaimRequest, createClaims } from './claims.js';

type Client = Pick<ApiClient, 'call' | 'tokens'>;
const tokens = { epoch: () => 0 } as ApiClient['tokens'];
const request: ClaimRequest = {
  userId: '7',
  bonusId: 'b',
  dayDate: '2026-11-22',
  customerDate: '2026-11-22',
  timeZone: 'UTC',
};

/** What happens to a request on its way: it may be lost before it arrives, or its response may be lost. */
type Fate = 'responded' | 'never sent' | 'answer lost' | 'too late' | 'broken server';

/** How the server rejects a day that it does not pay. */
const rejection = () =>
  new CallError('status', 'rakebackClaim', {
    status: 409,
    body: { success: false, code: 'RAKEBACK_CLAIM', message: 'The day is paid.' },
  });

/** A server that pays a day once and keeps responses by key, reached over a line on which `fates` happen in turn. */
function makeServer(fates: Fate[] = [], { amount = '6.35' as string | null, rejects = false } = {}) {
  const responses = new Map<string, string | null>();
  const keys: string[] = [];
  let credits = 0;
  const fail = (fate: Fate): void => {
    if (fate === 'answer lost' || fate === 'never sent') throw new CallError('network', 'rakebackClaim');
    if (fate === 'too late') throw new CallError('timeout', 'rakebackClaim');
    if (fate === 'broken server') throw new CallError('status', 'rakebackClaim', { status: 502 });
  };
  const call = async (
    endpoint: { name: string },
    _: unknown,
    options: { idempotencyKey?: string | undefined } = {},
  ) => {
    await Promise.resolve();
    if (endpoint.name === 'getRakebackDays')
      return {
        days: [
          {
            canClaimDate: request.dayDate,
            bonusId: 'b',
            amount: '6.35',
            paidAt: credits > 0 ? '2026-11-22T10:00:00Z' : null,
          },
        ],
      };
    const fate = fates.shift() ?? 'responded';
    const key = options.idempotencyKey ?? '';
    if (fate === 'never sent') fail(fate);
    keys.push(key);
    if (!responses.has(key)) {
      if (rejects || credits > 0) throw rejection();
      credits += 1;
      responses.set(key, amount);
    }
    fail(fate);
    return { amount: responses.get(key), bonusId: 'b' };
  };
  let epoch = 0;
  const tokens = { epoch: () => epoch };
  return {
    client: { call, tokens } as unknown as Client,
    keys,
    credits: () => credits,
    someoneElseLogsIn: () => {
      epoch += 1;
    },
  };
}
let count = 0;
const newKey = () => `key-${(count += 1)}`;
const createTestClaims = ({ client }: ReturnType<typeof makeServer>) => createClaims({ client, newKey });
const paid = { kind: 'paid', amount: '6.35' };

describe('createClaims', () => {
  it('pays a claim', async () => {
    const server = makeServer();
    expect(await createTestClaims(server).claim(request)).toEqual(paid);
  });
  it('sends the day, the player’s date and their zone', async () => {
    const call = vi.fn(() => Promise.resolve({ amount: '1' }));
    const claims = createClaims({ client: { call, tokens } as unknown as Client, newKey });
    await claims.claim({ ...request, dayDate: '2026-11-21', timeZone: 'America/Curacao' });
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'rakebackClaim' }),
      {
        query: { timeZone: 'America/Curacao', customerDate: '2026-11-22', bonusId: 'b' },
        body: { bonusId: 'b', claimDate: '2026-11-21', customerDate: '2026-11-22' },
      },
      { idempotencyKey: expect.stringMatching(/^key-/) as string },
    );
  });
  it('makes one claim for two clicks', async () => {
    const server = makeServer();
    const claims = createTestClaims(server);
    expect(await Promise.all([claims.claim(request), claims.claim(request)])).toEqual([paid, paid]);
    expect(server.keys).toHaveLength(1);
  });
  it.each(['too late', 'answer lost', 'broken server'] as const)(
    'retries with the same key when the response is %s',
    async (fate) => {
      const server = makeServer([fate]);
      expect(await createTestClaims(server).claim(request)).toEqual(paid);
      expect(new Set(server.keys).size).toBe(1);
      expect([server.keys.length, server.credits()]).toEqual([2, 1]);
    },
  );
  it('keeps its key while there is no response, and uses another afterwards', async () => {
    const server = makeServer(['too late', 'too late']);
    const claims = createTestClaims(server);
    expect(await claims.claim(request)).toEqual({ kind: 'uncertain' });
    expect(await claims.claim(request)).toEqual(paid);
    expect(new Set(server.keys).size).toBe(1);
    await claims.claim(request);
    expect(new Set(server.keys).size).toBe(2);
  });
  it('reports that the server could not be reached', async () => {
    expect(await createTestClaims(makeServer(['never sent', 'never sent'])).claim(request)).toEqual({
      kind: 'offline',
    });
  });
  it('reports a rejection when the day is not paid', async () => {
    const server = makeServer([], { rejects: true });
    const claims = createTestClaims(server);
    expect(await claims.claim(request)).toEqual({ kind: 'rejected', message: null });
    await claims.claim(request);
    expect(new Set(server.keys).size).toBe(2);
  });
  it('keeps its key after a server error, and reports the server’s message', async () => {
    const error = new CallError('status', 'rakebackClaim', {
      status: 500,
      body: { success: false, code: 'INTERNAL', message: 'Maintenance' },
    });
    const call = vi.fn(() => Promise.reject(error));
    const claims = createClaims({ client: { call, tokens } as unknown as Client, newKey });
    expect(await claims.claim(request)).toEqual({ kind: 'failed', message: 'Maintenance' });
    await claims.claim(request);
    const keys = (call.mock.calls as unknown[][]).flatMap(
      (args) => (args[2] as { idempotencyKey: string } | undefined)?.idempotencyKey ?? [],
    );
    expect(keys).toEqual(Array(4).fill(keys[0]));
  });
  it('returns the server’s message for a rejection that has no text of ours', async () => {
    const error = new CallError('status', 'rakebackClaim', {
      status: 422,
      body: { success: false, code: 'NEW', message: 'Not on Sundays' },
    });
    const claims = createClaims({
      client: { call: () => Promise.reject(error), tokens } as unknown as Client,
      newKey,
    });
    expect(await claims.claim(request)).toEqual({ kind: 'rejected', message: 'Not on Sundays' });
  });
  it('never continues in the session of another player', async () => {
    const server = makeServer(['too late']);
    const running = createTestClaims(server).claim(request);
    server.someoneElseLogsIn();
    expect(await running).toEqual({ kind: 'rejected', message: null });
    expect(server.keys).toHaveLength(1);
  });
  it('reports what another tab was paid', async () => {
    const server = makeServer();
    await createTestClaims(server).claim(request);
    expect(await createTestClaims(server).claim(request)).toEqual(paid);
    expect(server.credits()).toBe(1);
  });
  it('fails when the response names no amount', async () => {
    expect(await createTestClaims(makeServer([], { amount: null })).claim(request)).toEqual({
      kind: 'rejected',
      message: null,
    });
  });
  it('fails without a session, and rethrows errors of ours', async () => {
    const throwing = (error: Error) =>
      createClaims({ client: { call: () => Promise.reject(error), tokens } as Client, newKey });
    expect(await throwing(new CallError('skipped', 'x')).claim(request)).toEqual({
      kind: 'rejected',
      message: null,
    });
    await expect(throwing(new TypeError('a bug')).claim(request)).rejects.toThrow('a bug');
  });
});

it('credits each day exactly once in 10,000 claims with double clicks, lost responses, offline spells and two tabs', async () => {
  const fates = fc.array(
    fc.constantFrom<Fate>('responded', 'never sent', 'answer lost', 'too late', 'broken server'),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(
      fates,
      fc.array(fc.record({ tab: fc.nat(1), clicks: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.boolean(),
      async (line, visits, atOnce) => {
        const server = makeServer(line);
        const tabs = [createTestClaims(server), createTestClaims(server)];
        const click = ({ tab, clicks }: { tab: number; clicks: number }) =>
          Promise.all(Array.from({ length: clicks }, () => tabs[tab]!.claim(request)));
        if (atOnce) await Promise.all(visits.map(click));
        else for (const visit of visits) await click(visit);
        // Back online, the player retries until there is a response, in both tabs.
        for (const tab of tabs) {
          let response = await tab.claim(request);
          while (response.kind !== 'paid') response = await tab.claim(request);
          expect(response).toEqual(paid);
        }
        expect(server.credits()).toBe(1);
      },
    ),
    { numRuns: 10_000 },
  );
});
