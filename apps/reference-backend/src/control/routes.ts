import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../http/api-error.js';
import { readQuery } from '../http/read-input.js';
import { latestMessages, orderMailFailure } from '../outbox/outbox.js';
import {
  changeBrandSettings,
  changeRegistrationFields,
  readBrandSettings,
  readRegistrationFields,
  type SettingsChanges,
} from '../settings/brand-settings.js';
import { type ControlServices } from './control-services.js';
import { chatControlRoutes } from './chat-routes.js';
import { controlPage } from './control-page.js';
import { readControlState } from './control-state.js';
import { fieldsForm, mailForm, phonePlaces, readForm, settingsForm, timeForm } from './forms.js';
import { documentControlRoutes } from './document-routes.js';
import { paymentControlRoutes } from './payment-routes.js';
import { personControlRoutes } from './person-routes.js';
import { roundControlRoutes } from './round-routes.js';
import { supportRoutes } from './support-routes.js';
import { withdrawalControlRoutes } from './withdrawal-routes.js';

const hourMs = 3_600_000;
/** How many messages are listed. */
const listed = 20;

const outboxQuery = v.object({ to: v.optional(v.string()) });

/**
 * The control page of a demonstration: moves time, changes the brand, does what support does, shows what players were
 * sent and controls what the card provider and the mail company do next.
 */
export function controlRoutes(app: FastifyInstance, services: ControlServices): void {
  const { clock, database, backgroundTasks } = services;
  app.get('/control', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(controlPage(await readControlState(services))),
  );
  app.post('/control/time', (request, reply) => {
    clock.shiftTo(readForm(timeForm, request).hours * hourMs);
    return reply.redirect('/control', 303);
  });
  app.post('/control/settings', async (request, reply) => {
    const { singleSession, ...changes } = readForm(settingsForm, request);
    const { policy } = await readBrandSettings(database);
    await changeBrandSettings(database, { ...changes, policy: { ...policy, singleSession } }, clock.now());
    return reply.redirect('/control', 303);
  });
  app.post('/control/settings/json', async (request, reply) => {
    try {
      await changeBrandSettings(database, (request.body ?? {}) as SettingsChanges, clock.now());
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      throw invalid(
        Object.fromEntries(error.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
      );
    }
    return reply.send(await readBrandSettings(database));
  });
  app.post('/control/registration-fields', async (request, reply) => {
    const { phone, ...ticked } = readForm(fieldsForm, request);
    const known = Object.keys(await readRegistrationFields(database));
    const fields = Object.fromEntries(known.map((name) => [name, Object.hasOwn(ticked, name) ? 1 : 0]));
    const shown = phonePlaces[phone];
    await changeRegistrationFields(database, { ...fields, phone: shown, phoneCode: shown }, clock.now());
    return reply.redirect('/control', 303);
  });
  app.post('/control/mail', async (request, reply) => {
    await orderMailFailure(database, readForm(mailForm, request).fails);
    return reply.redirect('/control', 303);
  });
  app.get('/control/outbox', async (request, reply) => {
    // Includes the messages that this node still has queued.
    await backgroundTasks.settled();
    const { to } = readQuery(outboxQuery, request.query);
    const messages = await latestMessages(database, { to, limit: listed });
    return reply.send({ messages });
  });
  supportRoutes(app, services);
  chatControlRoutes(app, services);
  roundControlRoutes(app, services);
  paymentControlRoutes(app, services);
  withdrawalControlRoutes(app, services);
  documentControlRoutes(app, services);
  personControlRoutes(app, services);
}
