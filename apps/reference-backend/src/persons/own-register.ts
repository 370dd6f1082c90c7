import { createHash, timingSafeEqual } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Database } from '../database/database.js';
import { type RegisterPerson } from '../exclusion-register/exclusion-register.js';
import { reject } from '../http/api-error.js';
import { getBearerToken } from '../http/bearer.js';
import { readBody } from '../http/read-input.js';
import {
  exclusionColumns,
  type ExclusionColumns,
  pickLater,
  getReopening,
  selfExclusionEnd,
} from '../protection/excluded.js';
import { protections } from '../protection/tables.js';
import { type Services } from '../services.js';
import { matchAccounts, type Person, type PersonMatch } from './person-match.js';
import { findSimilar, readPersons } from './read-persons.js';

export const ownRegisterPath = '/api/operator/exclusion-register';

/** Of no account. */
const nobody = 0;

const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const asked = v.object({
  firstName: text,
  lastName: text,
  dateOfBirth: v.pipe(v.string(), v.isoDate()),
  email: text,
  phone: text,
  zipCode: text,
  countryCode: text,
});

const toPerson = ({ email: _, ...known }: RegisterPerson): Person => ({
  ...known,
  city: '',
  address: '',
  devices: [],
  documents: [],
});

/** Whether it is the person who is asked about: as sure as a register by name and date of birth is. */
const isSame = ({ match, facts }: PersonMatch) =>
  match === 'sure' ||
  (['first name', 'last name', 'date of birth'] as const).every((fact) => facts.includes(fact));

/**
 * Returns until when an account is self-excluded here, null for good or until its player asks; undefined when it is not. What
 * another register says does not count: two brands that ask each other would keep an exclusion alive.
 */
function ownEnd(columns: ExclusionColumns, now: Date): Date | null | undefined {
  if (columns === null) return undefined;
  if (columns.isExcludedForGood || columns.isLinkedForGood) return null;
  const end = selfExclusionEnd(columns);
  if (end === null) return undefined;
  if (end > now) return columns.reopensOnRequest ? null : end;
  return getReopening(columns, now)?.opensAt;
}

async function readEnds(database: Database, person: Person, now: Date): Promise<(Date | null)[]> {
  const ids = await findSimilar(database, nobody, [person]);
  const persons = await readPersons(database, ids);
  const same = ids.filter((id) => isSame(matchAccounts([person], persons.get(id) ?? [])));
  if (same.length === 0) return [];
  const rows = await database
    .select(exclusionColumns)
    .from(protections)
    .where(inArray(protections.playerId, same));
  return rows.flatMap((columns) => {
    const end = ownEnd(columns, now);
    return end === undefined ? [] : [end];
  });
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Serves the self-exclusions of this brand as an exclusion register to the operator's other brands, whose backends ask it as they
 * ask a national one (`BRAND_REGISTER_URLS`). Only with the key of the operator (`OPERATOR_KEY`); without one there is no such
 * call. It says no more of a person than whether, and until when, they are excluded.
 */
export function ownRegisterRoute(app: FastifyInstance, { database, configuration, clock }: Services): void {
  const { operatorKey } = configuration;
  if (operatorKey === undefined) return;
  const expected = digest(operatorKey);
  app.post(ownRegisterPath, async (request) => {
    const shown = getBearerToken(request);
    if (shown === undefined || !timingSafeEqual(digest(shown), expected))
      throw reject('NOT_FOUND', 'There is nothing at this address.');
    const ends = await readEnds(database, toPerson(readBody(asked, request.body)), clock.now());
    if (ends.length === 0) return { excluded: false };
    const until = ends.includes(null) ? null : ends.reduce(pickLater, null);
    return { excluded: true, until: until?.toISOString() ?? null };
  });
}
