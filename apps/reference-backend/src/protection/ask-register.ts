import { eq } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import {
  type ExclusionRegister,
  type RegisterAnswer,
  type RegisterPerson,
} from '../exclusion-register/exclusion-register.js';
import { reject } from '../http/api-error.js';
import { dialled, mailbox } from '../identity/contact.js';
import { lockPlayer } from '../identity/lock-player.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { type RegisterChecks } from '../identity/register-checks.js';
import { type NewPlayer } from '../identity/sign-up-form.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { keepProtection, lockProtection } from './lock-protection.js';
import { type RegisterMoment } from './register-moments.js';
import { protections, registerMarks } from './tables.js';

/** For how long an answer counts when games are opened and before direct marketing, in minutes. */
const keptMinutes = 5;

function toRegisterPerson(player: NewPlayer): RegisterPerson {
  const { phoneCode = '', phone = '' } = player;
  return {
    firstName: player.firstName ?? '',
    lastName: player.lastName ?? '',
    dateOfBirth: player.dateOfBirth ?? '',
    email: mailbox({ email: player.email ?? null }) ?? '',
    phone: phone === '' ? '' : dialled({ phoneCode, phone }),
    zipCode: player.zipCode ?? '',
    countryCode: player.countryCode ?? '',
  };
}

/** Whether the register can be asked for a person: everything that it needs is known. */
const isKnown = ({ fields }: ExclusionRegister, person: RegisterPerson) =>
  fields.every((field) => person[field] !== '');

const unavailable = () =>
  reject('REGISTER_UNAVAILABLE', 'We could not ask the exclusion register. Please try again later.');

const isRequired = async (database: Database) =>
  getProtectionPolicy(await readBrandSettings(database)).registerRequired;

const mark = async (database: Database, playerId: number, moment: RegisterMoment, now: Date) => {
  await database.insert(registerMarks).values({ playerId, moment, markedAt: now });
};

/** Stores what the register said; while it says nothing, what it said last counts. */
async function keepAnswer(
  database: Database,
  playerId: number,
  answer: Exclude<RegisterAnswer, { kind: 'unavailable' }>,
  now: Date,
): Promise<void> {
  const isRegistered = answer.kind === 'excluded' && (answer.until === null || answer.until > now);
  await database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const { row } = await lockProtection(transaction, playerId);
    await keepProtection(transaction, row, {
      isRegistered,
      registeredUntil: isRegistered ? answer.until : null,
      registerAskedAt: now,
    });
  });
}

async function hasAnsweredLately(database: Database, playerId: number, now: Date): Promise<boolean> {
  const [row] = await database
    .select({ askedAt: protections.registerAskedAt })
    .from(protections)
    .where(eq(protections.playerId, playerId));
  const askedAt = row?.askedAt ?? null;
  return askedAt !== null && askedAt <= now && askedAt > minutesFrom(now, -keptMinutes);
}

/**
 * Asks the exclusion register about a player: what it says closes the account as an exclusion does, or opens it again. Without
 * an answer a deposit, a launch or advertising is rejected where the policy requires one; otherwise it is marked for the operator.
 * @throws ApiError REGISTER_UNAVAILABLE, PROFILE_INCOMPLETE (409), of a deposit, a launch or advertising
 */
export async function askRegister(
  { database, register }: { database: Database; register: ExclusionRegister | undefined },
  playerId: number,
  moment: Exclude<RegisterMoment, 'sign-up'>,
  now: Date,
): Promise<void> {
  if (register === undefined) return;
  const isKept = moment === 'launch' || moment === 'marketing';
  if (isKept && (await hasAnsweredLately(database, playerId, now))) return;
  const person = toRegisterPerson(await readPlayerRow(database, playerId));
  if (!isKnown(register, person)) {
    if (moment !== 'login' && (await isRequired(database)))
      throw reject(
        'PROFILE_INCOMPLETE',
        'Please complete your name and date of birth in your profile first.',
      );
    return;
  }
  const answer = await register.checkExclusionRegister(person);
  if (answer.kind !== 'unavailable') return keepAnswer(database, playerId, answer, now);
  if (moment !== 'login' && (await isRequired(database))) throw unavailable();
  await mark(database, playerId, moment, now);
}

/** Creates what asks the register at sign-up and login. */
export function createRegisterChecks(services: {
  database: Database;
  register: ExclusionRegister | undefined;
}): RegisterChecks {
  const { database, register } = services;
  return {
    async atSignUp(player) {
      const person = toRegisterPerson(player);
      // A short form does not ask for everything: then the first deposit and the first game do.
      if (register === undefined || !isKnown(register, person)) return true;
      const answer = await register.checkExclusionRegister(person);
      if (answer.kind === 'clear') return true;
      if (answer.kind === 'excluded') throw reject('PERSON_EXCLUDED', 'We cannot open an account for you.');
      if (await isRequired(database)) throw unavailable();
      return false;
    },
    markSignUp: (playerId, now) => mark(database, playerId, 'sign-up', now),
    atLogin: (playerId, now) => askRegister(services, playerId, 'login', now),
  };
}
