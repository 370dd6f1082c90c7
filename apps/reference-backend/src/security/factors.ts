import { and, count, eq, isNull } from 'drizzle-orm';
import { type ConfirmationMethod } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { mailbox } from '../identity/contact.js';
import { players } from '../identity/tables.js';
import { authenticators, passkeys, recoveryCodes } from './tables.js';

/** What an account can prove its owner with. */
export interface Factors {
  passkeys: number;
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
}

/** Returns the factors of an account beyond its password. */
export async function readFactors(database: Database, playerId: number): Promise<Factors> {
  const [keys] = await database
    .select({ found: count() })
    .from(passkeys)
    .where(eq(passkeys.playerId, playerId));
  const [app] = await database
    .select({ secret: authenticators.secret })
    .from(authenticators)
    .where(eq(authenticators.playerId, playerId));
  const [codes] = await database
    .select({ found: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.playerId, playerId), isNull(recoveryCodes.usedAt)));
  return {
    passkeys: keys?.found ?? 0,
    hasAuthenticator: (app?.secret ?? null) !== null,
    recoveryCodesLeft: codes?.found ?? 0,
  };
}

/** Whether the owner of an account can log in without a passkey: by a password, or by a mail that lets them choose one. */
export const canLogInWithoutPasskey = ({
  hasChosenPassword,
  registrationMode,
  isEmailVerified,
}: Pick<typeof players.$inferSelect, 'hasChosenPassword' | 'registrationMode' | 'isEmailVerified'>) =>
  hasChosenPassword || registrationMode === 'oneClick' || isEmailVerified;

/** Whether an account has more than a password. */
export const isStronglyProtected = ({ passkeys: keys, hasAuthenticator }: Factors) =>
  keys > 0 || hasAuthenticator;

/**
 * Returns how the owner of an account can prove who they are, the strongest first. An account with a passkey or an
 * authenticator app is never opened by less. Empty for an account with a generated password and no verified email.
 */
export async function readMethods(
  database: Database,
  playerId: number,
  factors: Factors,
): Promise<ConfirmationMethod[]> {
  if (isStronglyProtected(factors))
    return [
      ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
      ...(factors.hasAuthenticator ? (['code'] as const) : []),
      ...(factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
    ];
  const [player] = await database.select().from(players).where(eq(players.id, playerId));
  if (player === undefined) return [];
  if (player.hasChosenPassword) return ['password'];
  return player.isEmailVerified && mailbox(player) !== undefined ? ['mail'] : [];
}
