import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from './call-error.js';
import {
  type Attempt,
  type AttemptStore,
  createIdempotentAction,
  earlyMs,
  type IdempotentActionConfig,
} from './idempotent-action.js';

interface Order {
  to: string;
  amount: number;
}
const order: Order = { to: 'a', amount: 5 };
type Fate = 'responded' | 'lost on the way' | 'response lost' | 'too late' | 'broken' | 'unreadable' | 'busy';

const errors: Record<Exclude<Fate, 'responded'>, () => CallError> = {
  'lost on the way': () => new CallError('network', 'act'),
  'response lost': () => new CallError('network', 'act'),
  'too late': () => new CallError('timeout', 'act'),
  broken: () => new CallError('status', 'act', { status: 502 }),
  unreadable: () => new CallError('shape', 'act', { status: 200 }),
  busy: () => new CallError('status', 'act', { status: 409 }),
};

/** A server that does an action once for a key, reached over a line on which `fates` happen in turn. */
function makeServer(fates: Fate[] = []) {
  const done = new Map<string, string>();
  const requested: { key: string; order: Order }[] = [];
  let epoch = 0;
  return {
    asked: requested,
    /** What the server did, in order. */
    executed: () => [...done.values()].map((body) => JSON.parse(body) as Order),
    changeSession: () => {
      epoch += 1;
    },
    tokens: { epoch: () => epoch },
    send: async (request: Order, key: string) => {
      await Promise.resolve();
      const fate = fates.shift() ?? 'responded';
      requested.push({ key, order: request });
      if (fate === 'lost on the way' || fate === 'busy') throw errors[fate]();
      const body = JSON.stringify(request);
      // One key with two bodies: a server responds with 422, and a client must never cause it.
      expect(done.get(key) ?? body).toBe(body);
      done.set(key, body);
      if (fate !== 'responded') throw errors[fate]();
      return `receipt of ${key}`;
    },
  };
}

function makeStore(): AttemptStore<Order> {
  let text = '[]';
  const read = () =>
    (JSON.parse(text) as Attempt<Order>[]).map((one) => ({ ...one, restored: true as const }));
  return {
    read,
    follow(before, after) {
      const known = new Set([...before, ...after].map(({ key }) => key));
      const stored = [...read().filter(({ key }) => !known.has(key)), ...after];
      text = JSON.stringify(stored.map(({ key, request }) => ({ key, request })));
    },
  };
}

let keys = 0;
const createAction = (
  { tokens, send }: Pick<ReturnType<typeof makeServer>, 'tokens' | 'send'>,
  more: Partial<IdempotentActionConfig<Order, string>> = {},
) =>
  createIdempotentAction<Order, string>({
    tokens,
    send,
    newKey: () => `key-${(keys += 1)}`,
    isSame: (a, b) => a.to === b.to && a.amount === b.amount,
    ...more,
  });
const countKeys = ({ asked: requested }: ReturnType<typeof makeServer>) =>
  new Set(requested.map(({ key }) => key)).size;

describe('createIdempotentAction', () => {
  it('returns what the server returned and uses the key up', async () => {
    const server = makeServer();
    const action = createAction(server);
    expect(await action.run(order)).toMatchObject({ kind: 'done' });
    expect(action.open()).toEqual([]);
    await action.run(order);
    expect(countKeys(server)).toBe(2);
  });
  it('joins the same request in flight and runs another one beside it', async () => {
    const server = makeServer();
    const action = createAction(server);
    const [first, second] = await Promise.all([
      action.run(order),
      action.run({ ...order }),
      action.run({ ...order, amount: 6 }),
    ]);
    expect(first).toEqual(second);
    expect(server.asked).toHaveLength(2);
  });
  it.each<Exclude<Fate, 'responded'>>([
    'lost on the way',
    'response lost',
    'too late',
    'broken',
    'unreadable',
    'busy',
  ])('keeps key and body after "%s" until a definite response', async (fate) => {
    const server = makeServer([fate]);
    const action = createAction(server);
    const outcome = await action.run(order);
    expect(outcome.kind).toBe(fate === 'broken' || fate === 'busy' ? 'failed' : 'unknown');
    expect(action.open()).toMatchObject([{ request: order }]);
    expect(await action.run({ ...order })).toMatchObject({ kind: 'done' });
    expect(countKeys(server)).toBe(1);
    expect(server.executed()).toEqual([order]);
    expect(action.open()).toEqual([]);
  });
  it('sends again at once as often as allowed', async () => {
    const server = makeServer(['too late', 'broken']);
    expect((await createAction(server, { retries: 1 }).run(order)).kind).toBe('failed');
    expect(server.asked).toHaveLength(2);
    const patient = makeServer(['too late', 'broken']);
    expect((await createAction(patient, { retries: 2 }).run(order)).kind).toBe('done');
  });
  it('uses a key up with a rejection', async () => {
    const server = makeServer();
    const send = vi.fn(() => Promise.reject(new CallError('status', 'act', { status: 422 })));
    const action = createAction({ ...server, send });
    expect((await action.run(order)).kind).toBe('rejected');
    await action.run(order);
    expect(new Set(send.mock.calls.map((call) => (call as unknown[])[1])).size).toBe(2);
  });
  it('keeps an attempt open when a retry is only rejected for now', async () => {
    const server = makeServer(['response lost']);
    let isLimited = true;
    const action = createAction({
      ...server,
      send: async (request, key) => {
        if (server.asked.length > 0 && isLimited) throw new CallError('status', 'act', { status: 429 });
        return server.send(request, key);
      },
    });
    await action.run(order);
    expect((await action.run(order)).kind).toBe('failed');
    isLimited = false;
    expect((await action.run(order)).kind).toBe('done');
    expect(server.executed()).toEqual([order]);
  });
  it('sends what `prepare` returns, and nothing when that is null', async () => {
    const server = makeServer(['too late']);
    const action = createAction(server);
    expect(await action.run(order, () => null)).toEqual({ kind: 'cancelled' });
    expect([server.asked, action.open()]).toEqual([[], []]);
    await action.run(order, ({ request }) => Promise.resolve({ ...request, to: 'a' }));
    expect(await action.run(order, () => null)).toEqual({ kind: 'cancelled' });
    expect(action.open()).toHaveLength(1);
  });
  it('rethrows an unexpected error and still counts the attempt as sent', async () => {
    const action = createAction({ ...makeServer(), send: () => Promise.reject(new TypeError('a bug')) });
    await expect(action.run(order)).rejects.toThrow('a bug');
    expect(action.open()).toHaveLength(1);
    const unprepared = createAction(makeServer());
    await expect(unprepared.run(order, () => Promise.reject(new TypeError('a bug')))).rejects.toThrow(
      'a bug',
    );
    expect(unprepared.open()).toEqual([]);
  });
  it('closes an attempt whose result became known by other means', async () => {
    const server = makeServer(['too late']);
    const action = createAction(server);
    await action.run(order);
    action.settle(action.open()[0]!.key);
    await action.run(order);
    expect(countKeys(server)).toBe(2);
  });
});

describe('session guard', () => {
  it('drops a result that arrives in another session', async () => {
    const server = makeServer();
    const action = createAction(server);
    const running = action.run(order);
    server.changeSession();
    expect(await running).toEqual({ kind: 'ended' });
    expect(action.open()).toEqual([]);
  });
  it.each([
    [earlyMs - 1, 2],
    [earlyMs, 1],
  ])('sends a request that failed after %i ms %i times, with one key (decision 41)', async (ms, times) => {
    vi.useFakeTimers();
    try {
      const keys: string[] = [];
      const action = createIdempotentAction<Order, string>({
        tokens: { epoch: () => 0 },
        newKey: () => `key-${keys.length}`,
        isSame: () => true,
        retries: 1,
        send: async (_, key) => {
          keys.push(key);
          await new Promise((resolve) => setTimeout(resolve, ms));
          throw new CallError('timeout', 'act');
        },
      });
      const ended = action.run(order);
      await vi.runAllTimersAsync();
      expect(await ended).toEqual({ kind: 'unknown', reason: 'timeout' });
      expect(keys).toEqual(Array.from({ length: times }, () => 'key-0'));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('never retries in another session', async () => {
    const server = makeServer(['too late', 'too late']);
    const running = createAction(server, { retries: 3 }).run(order);
    server.changeSession();
    expect(await running).toEqual({ kind: 'ended' });
    expect(server.asked).toHaveLength(1);
  });
  it('sends nothing that was prepared in another session', async () => {
    const server = makeServer();
    const running = createAction(server).run(order, ({ request }) => Promise.resolve(request));
    server.changeSession();
    expect(await running).toEqual({ kind: 'ended' });
    expect(server.asked).toEqual([]);
  });
  it('resumes no attempt of another session, and does not join one that never settles', async () => {
    const server = makeServer(['too late']);
    const action = createAction(server);
    await action.run(order);
    server.changeSession();
    expect(action.open()).toEqual([]);
    await action.run(order);
    expect(countKeys(server)).toBe(2);
    const stuck = createAction({ ...server, send: () => new Promise<string>(() => undefined) });
    void stuck.run(order);
    expect(stuck.open()).toHaveLength(1);
    server.changeSession();
    void stuck.run({ ...order, amount: 9 });
    expect(stuck.open().map(({ request }) => request.amount)).toEqual([9]);
  });
  it('reads an ended call as ended', async () => {
    const send = () => Promise.reject(new CallError('ended', 'act'));
    expect(await createAction({ ...makeServer(), send }).run(order)).toEqual({ kind: 'ended' });
  });
});

describe('persisted attempts', () => {
  it('sends attempts again after a reload with their key, completed with what was not persisted', async () => {
    const store = makeStore();
    const server = makeServer(['response lost']);
    await createAction(server, { store }).run(order);
    const reloaded = createAction(server, { store, complete: (old, wanted) => ({ ...wanted, to: old.to }) });
    expect(reloaded.open()).toMatchObject([{ restored: true }]);
    expect((await reloaded.run(order)).kind).toBe('done');
    expect([countKeys(server), server.executed(), store.read()]).toEqual([1, [order], []]);
  });
  it('persists attempts before the request is sent', async () => {
    const store = makeStore();
    const running = createAction(
      { ...makeServer(), send: () => new Promise<string>(() => undefined) },
      { store },
    );
    void running.run(order);
    await Promise.resolve();
    expect(store.read()).toHaveLength(1);
  });
});

const fate = fc.constantFrom<Fate>(
  'responded',
  'lost on the way',
  'response lost',
  'too late',
  'broken',
  'unreadable',
  'busy',
);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ amount: fc.constantFrom(5, 6), clicks: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
  { weight: 1, arbitrary: fc.constant('reload in flight' as const) },
);

it('happens exactly once in 10,000 histories of lost requests and responses, double clicks, reloads and kills', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 10 }),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.nat(2),
      async (fates, steps, retries) => {
        const server = makeServer(fates);
        const store = makeStore();
        const load = () => createAction(server, { store, retries });
        let action = load();
        /** What the player knows to have happened, by amount. */
        const receipts = new Map<number, Set<string>>();
        const note = (amount: number, outcome: Awaited<ReturnType<typeof action.run>>) => {
          if (outcome.kind === 'done')
            receipts.set(amount, (receipts.get(amount) ?? new Set()).add(outcome.data));
        };
        for (const one of steps) {
          if (one === 'reload') action = load();
          else if (one === 'reload in flight') {
            // The page unloads: no one reads its responses, and the next page starts from what was persisted.
            const gone = action.run(order);
            action = load();
            await gone;
          } else {
            const run = () => action.run({ ...order, amount: one.amount });
            const outcomes = await Promise.all(Array.from({ length: one.clicks }, run));
            outcomes.forEach((outcome) => note(one.amount, outcome));
            expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
          }
        }
        // The player retries every open attempt until the server has responded.
        for (const { request } of action.open())
          for (let kind = ''; kind !== 'done';) {
            const outcome = await action.run(request);
            note(request.amount, outcome);
            kind = outcome.kind;
          }
        expect([action.open(), store.read()]).toEqual([[], []]);
        const wanted = steps.filter((one) => one !== 'reload');
        for (const amount of [5, 6]) {
          const executed = server.executed().filter((done) => done.amount === amount).length;
          const seen = receipts.get(amount)?.size ?? 0;
          // Every executed action was reported, except to a page that had unloaded by then.
          const goneRuns = amount === 5 ? wanted.filter((one) => one === 'reload in flight').length : 0;
          expect(executed).toBeGreaterThanOrEqual(seen);
          expect(executed).toBeLessThanOrEqual(seen + goneRuns);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
