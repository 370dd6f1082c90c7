import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { applyDueApprovals, profileLagMinutes } from '../documents/approvals.js';
import { decideDocument, type DocumentDecision } from '../documents/decide-document.js';
import { getConfiguredLabels } from '../documents/labels.js';
import { emitNotices } from '../notices/emit-notices.js';
import { minutesFrom } from '../clock.js';
import { type Services } from '../services.js';
import { readForm } from './forms.js';

const decisionForm = v.object({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255)) });

interface ById {
  Params: { id: string };
}

/** The decisions of the operator about identity documents, on the control page. */
export function documentControlRoutes(
  app: FastifyInstance,
  {
    database,
    clock,
    configuration,
    live,
    mail,
    persons,
  }: Pick<Services, 'database' | 'clock' | 'configuration' | 'live' | 'mail' | 'persons'>,
): void {
  const labels = getConfiguredLabels(configuration);
  const decide = async (id: string, decision: DocumentDecision) => {
    const playerId = await decideDocument(database, id, decision, { labels, mail, persons }, clock.now());
    await emitNotices({ database, clock, live }, playerId);
  };
  app.post<ById>('/control/documents/:id/approve', async (request, reply) => {
    await decide(request.params.id, { status: 'approved' });
    return reply.redirect('/control', 303);
  });
  app.post<ById>('/control/documents/:id/reject', async (request, reply) => {
    await decide(request.params.id, { status: 'rejected', ...readForm(decisionForm, request) });
    return reply.redirect('/control', 303);
  });
  app.post<ById>('/control/documents/:id/more', async (request, reply) => {
    await decide(request.params.id, {
      status: 'additional-info-required',
      ...readForm(decisionForm, request),
    });
    return reply.redirect('/control', 303);
  });
  app.post('/control/documents/approvals', async (_request, reply) => {
    await applyDueApprovals(database, minutesFrom(clock.now(), profileLagMinutes));
    return reply.redirect('/control', 303);
  });
}
