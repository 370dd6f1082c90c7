import { type FastifyInstance } from 'fastify';
import { closeNetDepositMark } from '../affordability/mark-net-deposits.js';
import { reject } from '../http/api-error.js';
import { endAllSessions, endPlayerSessions } from '../identity/sessions.js';
import { approveIdentity, confirmEmail, lockAccount, setTags, unlockAccount } from '../identity/support.js';
import { type Services } from '../services.js';
import { getPlayerId, readForm, reasonForm, tagsForm } from './forms.js';

/** The actions of support on accounts. Sockets of ended sessions are notified of the reason and disconnected. */
export function supportRoutes(app: FastifyInstance, { database, clock, live }: Services): void {
  app.post('/control/players/:id/sessions', async (request, reply) => {
    const { reason } = readForm(reasonForm, request);
    live.dropSessions(await endPlayerSessions(database, getPlayerId(request), reason, clock.now()));
    return reply.redirect('/control', 303);
  });
  app.post('/control/players/:id/lock', async (request, reply) => {
    live.dropSessions(await lockAccount(database, getPlayerId(request), clock.now()));
    return reply.redirect('/control', 303);
  });
  app.post('/control/players/:id/unlock', async (request, reply) => {
    await unlockAccount(database, getPlayerId(request));
    return reply.redirect('/control', 303);
  });
  app.post('/control/players/:id/verify-email', async (request, reply) => {
    await confirmEmail(database, getPlayerId(request));
    return reply.redirect('/control', 303);
  });
  app.post('/control/players/:id/approve-identity', async (request, reply) => {
    await approveIdentity(database, getPlayerId(request));
    return reply.redirect('/control', 303);
  });
  app.post('/control/players/:id/tags', async (request, reply) => {
    await setTags(database, getPlayerId(request), readForm(tagsForm, request).tags);
    return reply.redirect('/control', 303);
  });
  app.post('/control/net-deposit-marks/:id/close', async (request, reply) => {
    if (!(await closeNetDepositMark(database, getPlayerId(request), clock.now())))
      throw reject('NOT_FOUND', 'There is no such mark.');
    return reply.redirect('/control', 303);
  });
  app.post('/control/maintenance', async (_request, reply) => {
    live.dropSessions(await endAllSessions(database, 'SYSTEM_MAINTENANCE', clock.now()));
    return reply.redirect('/control', 303);
  });
}
