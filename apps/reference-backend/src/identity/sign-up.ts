import { randomInt } from 'node:crypto';
import { isFieldConfigured, type SettingsFields } from '@casino-kit/api-contract';
import { getPasswordRules } from '@casino-kit/api-contract/field-rules';
import { getProtectionPolicy } from '../settings/brand-settings.js';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { type DeviceName } from './device-name.js';
import { type IsCommonPassword } from './common-passwords.js';
import { addPlayer } from './add-player.js';
import { getAgeRule } from './age-rule.js';
import { oneClickLogin, readablePassword } from './one-click.js';
import { hashPassword } from './passwords.js';
import { type PersonGuard } from './person-guard.js';
import { type PlayerMail } from './player-mail.js';
import { isRegistrationOpen } from './registration-windows.js';
import { type RegisterChecks } from './register-checks.js';
import { type NewPlayer, readSignUp, type SignUpForm } from './sign-up-form.js';
import { toTakenError } from './taken.js';
import { players } from './tables.js';
import { type FirstPasskey, type SecurityGuard } from './security-guard.js';
import { newToken } from './tokens.js';
import { signUpScope, consumeAttempt } from './attempts.js';

/** The credentials that the server created for a one-click account. They are stored nowhere in clear text. */
export interface Credentials {
  login: string;
  password: string;
}

export interface SignUpContext {
  settings: Partial<SettingsFields>;
  /** Which fields the brand's form has: 0 for none. */
  registrationFields: Readonly<Record<string, number>>;
  mail: PlayerMail;
  persons: PersonGuard;
  security: Pick<SecurityGuard, 'readFirstPasskey' | 'keepFirstPasskey'>;
  isCommonPassword: IsCommonPassword;
  register: Pick<RegisterChecks, 'atSignUp' | 'markSignUp'>;
  /** The visitor's country by address: ISO 3166-1 alpha-2. */
  visitorCountry: string;
  /** The address that the form came from, and how many accounts may be opened from it in an hour. */
  address: string;
  signUpsPerHour: number;
  /** The device that the form came from. */
  device: DeviceName;
  /** The page's origin, when a browser sent it. */
  origin: string | undefined;
}

/** Thrown when a mirror domain accepts no sign-up from there, now, or on such a device (§3). */
function rejectWhereClosed(form: SignUpForm, { settings, visitorCountry }: SignUpContext, now: Date): void {
  const domain = settings.mirrorDomain?.find(
    ({ domainId }) => domainId !== undefined && String(domainId) === form.mirrorDomainFk,
  );
  const visit = { country: visitorCountry, deviceType: form.userDeviceType, at: now };
  if (!isRegistrationOpen(domain?.settings?.registrationConfigs ?? [], visit))
    throw reject('REGISTRATION_CLOSED', 'Registration is closed here at this time.');
}

/** Writes the player and, in the same transaction, the verification mail. @throws ApiError …_TAKEN, PERSON_EXCLUDED (409) */
async function insertPlayer(
  database: Database,
  player: NewPlayer & { passwordHash: string },
  { mail, persons, security, device }: Pick<SignUpContext, 'mail' | 'persons' | 'security' | 'device'>,
  passkey: FirstPasskey | null,
  now: Date,
): Promise<number> {
  try {
    return await database.transaction(async (transaction) => {
      await persons.lock(transaction);
      const created = await addPlayer(transaction, { ...player, createdAt: now });
      await persons.admit(transaction, created.id, now);
      if (passkey !== null) await security.keepFirstPasskey(transaction, created.id, passkey, device, now);
      // A failed mail does not reject the account: it can be requested again.
      await mail.verification(transaction, created, now);
      return created.id;
    });
  } catch (error) {
    throw toTakenError(error);
  }
}

/** How often a login name is drawn again because it is taken. */
const draws = 20;

async function insertOneClickPlayer(
  database: Database,
  player: NewPlayer & { passwordHash: string },
  { persons }: Pick<SignUpContext, 'persons'>,
  now: Date,
): Promise<{ id: number; login: string }> {
  return database.transaction(async (transaction) => {
    await persons.lock(transaction);
    for (let draw = 0; draw < draws; draw += 1) {
      const login = oneClickLogin(randomInt);
      const [created] = await transaction
        .insert(players)
        .values({ ...player, username: login, usernameKey: login, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: players.id });
      if (created === undefined) continue;
      await persons.admit(transaction, created.id, now);
      return { id: created.id, login };
    }
    throw new Error('no login name is free');
  });
}

/**
 * Creates a player (§2, §5, §7 sign-up). Returns the id and, for one click, the credentials, which exist only here.
 * @throws ApiError REGISTRATION_CLOSED (409), VALIDATION with fields, UNDER_AGE, EMAIL_TAKEN, PHONE_TAKEN, LOGIN_TAKEN,
 * PERSON_EXCLUDED, REGISTER_UNAVAILABLE (409), PASSKEY_REJECTED, TICKET_EXPIRED (410), TOO_MANY_TRIES (429) with `minutes`
 */
export async function createPlayer(
  database: Database,
  form: SignUpForm,
  context: SignUpContext,
  now: Date,
): Promise<{ id: number; credentials: Credentials | null }> {
  rejectWhereClosed(form, context, now);
  const rules = getPasswordRules(context.settings, 'first');
  const { fullSignUp, consentAtSignUp } = getProtectionPolicy(context.settings);
  const { player: asked, password: chosen } = readSignUp(form, {
    rules,
    ...getAgeRule(context.settings, now),
    asks: (field) => isFieldConfigured(context.registrationFields, field),
    isFull: fullSignUp,
    recoversByPhone: context.settings.useSMSResetPassword === true,
  });
  const player = consentAtSignUp ? { ...asked, newsletter: false } : asked;
  // Before any lookup or hashing: the result reveals whether an address is taken, and costs time.
  await consumeAttempt(database, [signUpScope(context.address, context.signUpsPerHour)], now);
  if (chosen !== '' && (await context.isCommonPassword(chosen)))
    throw invalid({ password: 'form.password.common' });
  const hasAnswered = await context.register.atSignUp(player);
  const oneClick = form.registrationMode === 'oneClick';
  const { passkey: answer } = form;
  const passkey =
    answer === undefined || oneClick
      ? null
      : await context.security.readFirstPasskey({ ...answer, origin: context.origin }, now);
  // Nobody knows the password of an account that a passkey opens, until its owner chooses one.
  const password = oneClick
    ? readablePassword(rules, randomInt)
    : passkey === null
      ? chosen
      : newToken().token;
  const complete = { ...player, passwordHash: await hashPassword(password) };
  const { id, login } = oneClick
    ? await insertOneClickPlayer(database, complete, context, now)
    : { id: await insertPlayer(database, complete, context, passkey, now), login: '' };
  if (!hasAnswered) await context.register.markSignUp(id, now);
  return { id, credentials: oneClick ? { login, password } : null };
}
