import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { announceModeration } from '../chat/announce.js';
import { dismissReports, findMessage, moderate } from '../chat/moderate.js';
import { type Services } from '../services.js';
import { moderationForm, readForm } from './forms.js';

const getMessageId = (request: FastifyRequest) => (request.params as { id: string }).id;

/** What support does about reported messages of the chat. */
export function chatControlRoutes(app: FastifyInstance, { database, clock, live }: Services): void {
  app.post('/control/chat/:id', async (request, reply) => {
    const decision = readForm(moderationForm, request);
    const message = await findMessage(database, getMessageId(request));
    const moderated = await database.transaction((transaction) =>
      moderate(transaction, message, decision, 'support', clock.now()),
    );
    if (decision.action === 'close') live.leaveRooms(moderated.authorPlayerId);
    announceModeration(live, moderated);
    return reply.redirect('/control', 303);
  });
  app.post('/control/chat/:id/dismiss', async (request, reply) => {
    const { id } = await findMessage(database, getMessageId(request));
    await dismissReports(database, id, clock.now());
    return reply.redirect('/control', 303);
  });
}
