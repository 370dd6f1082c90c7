import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Account, type Accounts } from './accounts.js';
import { readText } from './authorize.js';
import { type LiveEvents } from './live-events.js';

/** Lets tests control what the server does next; served on a separate port. Accounts are named by email address. */
export function controlRoutes(app: FastifyInstance, accounts: Accounts, events: LiveEvents): void {
  const find = (body: unknown, reply: FastifyReply): Account | null => {
    const account = accounts.byEmail(readText(body, 'email'));
    if (account === undefined) void reply.code(404).send({ message: 'No such account.' });
    return account ?? null;
  };

  app.get('/health', () => ({ ok: true }));

  /** `{ email, times, ms }`: the next user checks of the account take that long. */
  app.post('/slow-user-check', async ({ body }, reply) => {
    const account = find(body, reply);
    if (account === null) return reply;
    account.slowChecks = { left: Number(readText(body, 'times')), ms: Number(readText(body, 'ms')) };
    return {};
  });

  /** `{ email }`: the next call of the account other than a GET gets a 403, those after it work again. */
  app.post('/forbid-next', async ({ body }, reply) => {
    const account = find(body, reply);
    if (account === null) return reply;
    account.forbidNext = true;
    return {};
  });

  /** `{ email, cents, deposits }`: sets cash and the number of deposits, without an event. */
  app.post('/money', async ({ body }, reply) => {
    const account = find(body, reply);
    if (account === null) return reply;
    account.cashCents = Number(readText(body, 'cents'));
    account.depositCount = Number(readText(body, 'deposits'));
    return {};
  });

  /** `{ email, event, payload }`: sends an event to the account's sockets. */
  app.post('/emit', async ({ body }, reply) => {
    const account = find(body, reply);
    if (account === null) return reply;
    events.emit(account, readText(body, 'event'), (body as { payload?: unknown }).payload);
    return {};
  });

  /** `{ email }`: how many sockets the account has open, and its profile. */
  app.post('/account', async ({ body }, reply) => {
    const account = find(body, reply);
    if (account === null) return reply;
    return {
      sockets: await events.sockets(account),
      profile: account.profile,
      depositCount: account.depositCount,
      cashCents: account.cashCents,
    };
  });
}
