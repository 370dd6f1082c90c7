import { CallError } from './call-error.js';
import { type ActionFailure, readFailure } from './definite-response.js';
import { type TokenSource } from './token-source.js';

/** One request with its idempotency key, which is reused until a definite response. */
export interface Attempt<Request> {
  key: string;
  request: Request;
  /** Restored from an earlier visit: what must not be persisted is missing from its request. */
  restored?: true | undefined;
}

/** How a run ended; see {@link readFailure} for the table. `cancelled`: `prepare` returned nothing to send. */
export type ActionOutcome<Data> = { kind: 'done'; data: Data } | ActionFailure | { kind: 'cancelled' };

/** Persists open attempts beyond the page. Several actions may share one. */
export interface AttemptStore<Request> {
  read(): readonly Attempt<Request>[];
  /** Adds what is new in `after` and removes what is only in `before`; attempts of other actions stay. */
  follow(before: readonly Attempt<Request>[], after: readonly Attempt<Request>[]): void;
}

export interface IdempotentActionConfig<Request, Data> {
  tokens: Pick<TokenSource, 'epoch'>;
  /** Returns an idempotency key that was never used. */
  newKey: () => string;
  /** Sends one request. A key is always sent with the same request. */
  send: (request: Request, idempotencyKey: string) => Promise<Data>;
  /**
   * Returns whether two requests are for the same thing. They then share a key until the first has a definite response.
   */
  isSame: (open: Request, wanted: Request) => boolean;
  /** Adds to a restored request what was not persisted. By default it is sent as it was persisted. */
  complete?: ((restored: Request, wanted: Request) => Request) | undefined;
  isDefiniteCode?: ((code: string) => boolean) | undefined;
  /**
   * How often a request without a definite response is sent again at once, while it is early; 0 by default: the player
   * retries. After a timeout the player does in any case, with the same key.
   */
  retries?: number | undefined;
  store?: AttemptStore<Request> | undefined;
}

export interface IdempotentAction<Request, Data> {
  /**
   * Runs the action. The same request joins one in flight; one without a definite response is sent again with its key
   * and its body. `prepare` returns what is sent, or `null` to send nothing. Never rejects with a `CallError`.
   */
  run(
    request: Request,
    prepare?: (attempt: Attempt<Request>) => Request | null | Promise<Request | null>,
  ): Promise<ActionOutcome<Data>>;
  /** Returns this session's attempts that were sent and have no definite response, oldest first. */
  open(): readonly Attempt<Request>[];
  /** Closes an attempt whose result became known by other means. */
  settle(key: string): void;
}

interface Entry<Request, Data> {
  attempt: Attempt<Request>;
  epoch: number;
  sent: boolean;
  running: Promise<ActionOutcome<Data>> | null;
}

/**
 * Milliseconds within which a failed request is sent again at once: the player waits no longer for a message than the
 * time limit of a call and this (decision 41).
 */
export const earlyMs = 2_000;

const isDefinite = ({ kind }: ActionOutcome<unknown>) => kind === 'done' || kind === 'rejected';

/**
 * Creates an action that happens once, however often it is started and whatever is lost in transit: a key that is
 * reused until a definite response ({@link readFailure}), joined double clicks, retries with the same key and body, and
 * a session guard: an action started in one session never continues in another, and its result is dropped.
 */
export function createIdempotentAction<Request, Data>({
  tokens,
  newKey,
  send,
  isSame,
  complete = (restored) => restored,
  isDefiniteCode,
  retries = 0,
  store,
}: IdempotentActionConfig<Request, Data>): IdempotentAction<Request, Data> {
  type Own = Entry<Request, Data>;
  const start = tokens.epoch();
  let entries: readonly Own[] = (store?.read() ?? []).map((attempt) => ({
    attempt,
    epoch: start,
    sent: true,
    running: null,
  }));
  const isOver = ({ epoch }: Own) => epoch !== tokens.epoch();
  const sent = () => entries.filter((entry) => entry.sent).map(({ attempt }) => attempt);
  const change = (step: () => void) => {
    const before = sent();
    step();
    store?.follow(before, sent());
  };
  const remove = (gone: (entry: Own) => boolean) =>
    change(() => {
      entries = entries.filter((entry) => !gone(entry));
    });

  async function sendOnce(entry: Own): Promise<ActionOutcome<Data>> {
    const isRepeat = entry.sent;
    change(() => {
      entry.sent = true;
    });
    const { request, key } = entry.attempt;
    try {
      return { kind: 'done', data: await send(request, key) };
    } catch (error) {
      if (error instanceof CallError) return readFailure(error, { isDefiniteCode, isRepeat });
      throw error;
    }
  }

  async function finish(
    entry: Own,
    prepare?: (attempt: Attempt<Request>) => Request | null | Promise<Request | null>,
  ): Promise<ActionOutcome<Data>> {
    const ended = (): ActionOutcome<Data> => {
      remove((other) => other === entry);
      return { kind: 'ended' };
    };
    if (prepare !== undefined) {
      const request = await prepare(entry.attempt);
      if (isOver(entry)) return ended();
      if (request === null) return { kind: 'cancelled' };
      entry.attempt = { ...entry.attempt, request };
    }
    let isEarly = true;
    const timer = setTimeout(() => {
      isEarly = false;
    }, earlyMs);
    try {
      for (let left = retries; ; left -= 1) {
        const outcome = await sendOnce(entry);
        if (outcome.kind === 'ended' || isOver(entry)) return ended();
        if (isDefinite(outcome)) remove((other) => other === entry);
        if (isDefinite(outcome) || left === 0 || !isEarly) return outcome;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  function take(request: Request): Own {
    const found = entries.find(({ attempt }) => isSame(attempt.request, request));
    if (found === undefined) {
      const entry: Own = {
        attempt: { key: newKey(), request },
        epoch: tokens.epoch(),
        sent: false,
        running: null,
      };
      entries = [...entries, entry];
      return entry;
    }
    if (found.running === null && found.attempt.restored)
      found.attempt = { ...found.attempt, request: complete(found.attempt.request, request) };
    return found;
  }

  return {
    open: () => entries.filter((entry) => entry.sent && !isOver(entry)).map(({ attempt }) => attempt),
    settle: (key) => remove(({ attempt }) => attempt.key === key),
    run(request, prepare) {
      remove(isOver);
      const entry = take(request);
      entry.running ??= finish(entry, prepare).finally(() => {
        entry.running = null;
        if (!entry.sent) remove((other) => other === entry);
      });
      return entry.running;
    },
  };
}
