import { and, eq, ne } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type PlayerMail } from '../identity/player-mail.js';
import { type SecurityGuard } from '../identity/security-guard.js';
import { addSecurityNews } from '../notices/add-notice.js';
import { type LoggedInPlayer } from '../identity/sessions.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { type Factors, isStronglyProtected, readFactors, readMethods } from './factors.js';
import { keepPasskey, nameAfter, readRegistration, type Site } from './passkeys.js';
import { removeDueFactors } from './factor-removal.js';
import { createTellPlayer } from './tell-player.js';
import { confirmations } from './tables.js';
import { forgetLogins, issueTicket } from './tickets.js';

/** How long a proof counts for protected calls, in minutes. */
const freshMinutes = 5;

/** What a proof belongs to: the session, and with it only the token in use. */
type ProvingSession = Pick<LoggedInPlayer, 'sessionKey' | 'isReplaced'>;

/** Returns until when the last proof of a session counts, and whether it is a strong one; `null` when it is too old. */
export async function readConfirmation(
  database: Database,
  { sessionKey, isReplaced }: ProvingSession,
  now: Date,
) {
  if (isReplaced) return null;
  const [row] = await database.select().from(confirmations).where(eq(confirmations.sessionKey, sessionKey));
  if (row === undefined) return null;
  const until = minutesFrom(row.confirmedAt, freshMinutes);
  return until > now ? { until, isStrong: row.isStrong } : null;
}

/** @throws ApiError CONFIRMATION_REQUIRED (428) with `methods` */
async function ask(database: Database, playerId: number, factors: Factors): Promise<void> {
  const methods = await readMethods(database, playerId, factors);
  // An account that has nothing to prove itself with is as safe as its session.
  if (methods.length === 0) return;
  throw reject('CONFIRMATION_REQUIRED', 'Please confirm that it is you.', {
    params: { methods: methods.join(',') },
  });
}

/** Returns the last proof of a session if protected calls pass with it; `null` when it is too old or too weak. */
export async function readFreshProof(
  database: Database,
  session: ProvingSession,
  factors: Factors,
  now: Date,
) {
  const confirmed = await readConfirmation(database, session, now);
  return confirmed !== null && (confirmed.isStrong || !isStronglyProtected(factors)) ? confirmed : null;
}

/** Lets a change of the factors themselves pass, whatever the policy. @throws ApiError CONFIRMATION_REQUIRED (428) */
export async function requireFreshProof(
  database: Database,
  session: LoggedInPlayer,
  now: Date,
): Promise<void> {
  const factors = await readFactors(database, session.id);
  if ((await readFreshProof(database, session, factors, now)) !== null) return;
  await ask(database, session.id, factors);
}

/** Forgets the proofs of an account's other sessions: its factors have changed. */
export async function forgetConfirmations(
  transaction: Database,
  session: { id: number; sessionKey: string },
): Promise<void> {
  await transaction
    .delete(confirmations)
    .where(and(eq(confirmations.playerId, session.id), ne(confirmations.sessionKey, session.sessionKey)));
}

/** Creates the guard of a site's accounts (decision 83). */
export function createSecurityGuard(
  own: Database,
  site: Site,
  mail: PlayerMail,
  announce: SecurityGuard['announce'],
): SecurityGuard {
  const tell = createTellPlayer(mail);
  const readStrongAuthentication = async (database: Database) =>
    getProtectionPolicy(await readBrandSettings(database)).strongAuthentication;
  return {
    announce,
    async confirm(database, { sessionKey, playerId, isStrong }, now) {
      const proof = { confirmedAt: now, isStrong };
      await database
        .insert(confirmations)
        .values({ sessionKey, playerId, ...proof })
        .onConflictDoUpdate({ target: confirmations.sessionKey, set: proof });
    },
    async askSecondFactor(transaction, playerId, now) {
      await removeDueFactors(transaction, tell, now, playerId);
      const { hasAuthenticator } = await readFactors(transaction, playerId);
      return hasAuthenticator ? issueTicket(transaction, { purpose: 'second-factor', playerId }, now) : null;
    },
    async requireConfirmation(database, session, now, { passwordShown = false } = {}) {
      if ((await readStrongAuthentication(database)) === 'off') return;
      if (passwordShown && !isStronglyProtected(await readFactors(database, session.id))) return;
      await requireFreshProof(database, session, now);
    },
    isStronglyProtected: async (database, playerId) =>
      isStronglyProtected(await readFactors(database, playerId)),
    async requireForWithdrawal(database, session, { isNewPayee }, now) {
      const level = await readStrongAuthentication(database);
      if (level === 'off' || (level === 'offered' && !isNewPayee)) return;
      if (level === 'required' && !isStronglyProtected(await readFactors(database, session.id)))
        throw reject('STRONG_FACTOR_REQUIRED', 'A withdrawal needs a passkey or an authenticator app.');
      await requireFreshProof(database, session, now);
    },
    async tellOfDevice(transaction, player, { device, browser, place, sessionId }, now) {
      const names = [device, browser, place].filter(Boolean);
      await mail.securityChanged(transaction, player, { message: 'new-device', device: names }, now);
      const values = { device, browser, place, sessionId };
      await addSecurityNews(transaction, { playerId: player.id, kind: 'newDevice', values, now });
    },
    async tellOfChange(transaction, playerId, { kind, ...values }, now) {
      // Who knew the old password has no way on.
      if (kind === 'passwordChanged') await forgetLogins(transaction, playerId);
      await addSecurityNews(transaction, { playerId, kind, values, now });
    },
    readFirstPasskey: (answer, now) => readRegistration(own, site, answer, now),
    async keepFirstPasskey(transaction, playerId, passkey, device, now) {
      const named = { name: nameAfter(device), kind: device.kind };
      await keepPasskey(transaction, playerId, passkey, named, now);
    },
  };
}
