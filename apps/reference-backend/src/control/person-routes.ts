import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { calendarDate } from '@casino-kit/api-contract';
import { forfeitBonuses } from '../bonuses/player-bonuses.js';
import { withdrawConsents } from '../consent/consents.js';
import {
  addRegistered,
  createSimulatedRegister,
  removeRegistered,
  setRegisterBehaviour,
} from '../exclusion-register/simulated-register.js';
import { registerBehaviours } from '../exclusion-register/tables.js';
import { reject } from '../http/api-error.js';
import { decideMatch } from '../persons/decide-match.js';
import { type Services } from '../services.js';
import { getPlayerId, readForm } from './forms.js';

const nameText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const personForm = v.object({
  firstName: nameText,
  lastName: nameText,
  dateOfBirth: calendarDate,
  until: v.optional(v.union([v.literal(''), calendarDate]), ''),
});
const checkForm = v.object({ firstName: v.string(), lastName: v.string(), dateOfBirth: v.string() });
const nobody = { email: '', phone: '', zipCode: '', countryCode: '' };
const behaviourForm = v.object({ behaviour: v.picklist(registerBehaviours) });

interface OfMatch {
  Params: { id: string; excluded: string; decision: string };
}
interface ById {
  Params: { id: string };
}

/** The operator's decisions about accounts of excluded persons, and the simulated exclusion register. */
export function personControlRoutes(
  app: FastifyInstance,
  {
    configuration,
    database,
    clock,
    mail,
    persons,
  }: Pick<Services, 'configuration' | 'database' | 'clock' | 'mail' | 'persons'>,
): void {
  app.post<OfMatch>('/control/persons/:id/:excluded/:decision', async (request, reply) => {
    const { excluded, decision } = request.params;
    if (!/^\d{1,15}$/.test(excluded) || (decision !== 'same' && decision !== 'other'))
      throw reject('NOT_FOUND', 'There is no such match.');
    const match = { playerId: getPlayerId(request), excludedId: Number(excluded) };
    const effects = { mail, forfeitBonuses, withdrawConsents };
    persons.announce(await decideMatch(database, match, decision, effects, clock.now()));
    return reply.redirect('/control', 303);
  });
  app.post('/control/register/behaviour', async (request, reply) => {
    await setRegisterBehaviour(database, readForm(behaviourForm, request).behaviour);
    return reply.redirect('/control', 303);
  });
  app.post('/control/register/persons', async (request, reply) => {
    const { until, ...person } = readForm(personForm, request);
    const excludedUntil = until === '' ? null : new Date(`${until}T00:00:00Z`);
    await addRegistered(database, { ...person, excludedUntil });
    return reply.redirect('/control', 303);
  });
  // The simulated register as the HTTP adapter asks it, for trying EXCLUSION_REGISTER_URL.
  const simulated = createSimulatedRegister(database, {
    timeoutMs: configuration.register.timeoutMs,
    now: () => clock.now(),
  });
  app.post('/control/register/check', async (request, reply) => {
    const answer = await simulated.checkExclusionRegister({ ...nobody, ...readForm(checkForm, request) });
    if (answer.kind === 'unavailable') return reply.code(503).send('The register is broken.');
    return reply.send(
      answer.kind === 'clear'
        ? { excluded: false }
        : { excluded: true, until: answer.until?.toISOString() ?? null },
    );
  });
  app.post<ById>('/control/register/persons/:id/remove', async (request, reply) => {
    await removeRegistered(database, getPlayerId(request));
    return reply.redirect('/control', 303);
  });
}
