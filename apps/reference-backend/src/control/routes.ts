import { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { invalid, refuse } from '../http/api-error.js';
import { outcomes } from '../payment-provider/outcomes.js';
import { type Services } from '../services.js';
import { changeBrandSettings } from '../settings/brand-settings.js';
import { controlPage } from './control-page.js';
import { readControlState } from './control-state.js';
import { isFromOwnPage, isFromThisMachine } from './loopback.js';

const hourMs = 3_600_000;
/** Ten years either way. */
const farthestHours = 87_600;

const timeForm = v.object({
  hours: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform(Number),
    v.finite(),
    v.minValue(-farthestHours),
    v.maxValue(farthestHours),
  ),
});
const checkbox = v.pipe(
  // A browser sends nothing for a box without its tick.
  v.optional(v.string(), ''),
  v.transform((value) => value === 'yes'),
);
const settingsForm = v.object({
  theme: v.picklist(['curacao', 'lulu']),
  navigationSystem: v.picklist(['basic', 'panel']),
  allowGuestPlayDemoGames: checkbox,
  showMobileBottomMenu: checkbox,
});
const outcomeForm = v.object({ outcome: v.picklist(['as the card says', ...outcomes]) });

function readForm<S extends v.GenericSchema>(schema: S, request: FastifyRequest): v.InferOutput<S> {
  const parsed = v.safeParse(schema, request.body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalid({ [v.getDotPath(issue) ?? 'form']: 'Invalid format' });
}

/** The control page of a demonstration: moves time, changes the brand, orders what the card provider does next. */
export function controlRoutes(app: FastifyInstance, services: Services): void {
  const { clock, database, provider } = services;
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/control')) return;
    // To anyone else there is no such page.
    if (!isFromThisMachine(request) || (request.method !== 'GET' && !isFromOwnPage(request)))
      throw refuse('NOT_FOUND', 'There is nothing at this address.');
  });
  app.get('/control', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(controlPage(await readControlState(services))),
  );
  app.post('/control/time', (request, reply) => {
    clock.shiftTo(readForm(timeForm, request).hours * hourMs);
    return reply.redirect('/control', 303);
  });
  app.post('/control/settings', async (request, reply) => {
    await changeBrandSettings(database, readForm(settingsForm, request), clock.now());
    return reply.redirect('/control', 303);
  });
  app.post('/control/outcome', async (request, reply) => {
    const { outcome } = readForm(outcomeForm, request);
    await provider.orderOutcome(outcome === 'as the card says' ? undefined : outcome);
    return reply.redirect('/control', 303);
  });
}
