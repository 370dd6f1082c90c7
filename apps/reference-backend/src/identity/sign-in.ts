import { desc, eq, or, sql } from 'drizzle-orm';
import { type LastLogin } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { refuse } from '../http/api-error.js';
import { phoneDigits } from './contact.js';
import {
  accountScope,
  addressScope,
  clearTries,
  returnTry,
  takeTry,
  triesByAccount,
  triesByAddress,
  type TryTaken,
} from './password-limit.js';
import { passwordFits } from './passwords.js';
import { startSession } from './sessions.js';
import { players, signIns } from './tables.js';

export interface SignedInNow {
  accessToken: string;
  userId: string;
  locale: string;
  lastLogin: LastLogin | null;
}

/** The player who signs in with this e-mail, user name or phone with code, whatever the case and spacing. */
async function playerByLogin(database: Database, login: string) {
  const key = login.trim().toLowerCase();
  const digits = phoneDigits(login);
  const [player] = await database
    .select({ id: players.id, passwordHash: players.passwordHash, locale: players.preferredLanguage })
    .from(players)
    .where(
      or(
        eq(players.emailKey, key),
        eq(players.usernameKey, key),
        digits === undefined
          ? undefined
          : sql`${players.phone} <> '' and ${players.phoneCode} || ${players.phone} = ${digits}`,
      ),
    )
    .limit(1);
  return player;
}

function tooMany({ minutes }: TryTaken) {
  return refuse('TOO_MANY_TRIES', `Too many tries. Please wait ${minutes} minutes.`, {
    params: { minutes: String(minutes) },
  });
}

/** The sign-in before this one, after this one is recorded. */
async function recordSignIn(
  database: Database,
  playerId: number,
  address: string,
  location: string,
  now: Date,
) {
  const [last] = await database
    .select()
    .from(signIns)
    .where(eq(signIns.playerId, playerId))
    .orderBy(desc(signIns.id))
    .limit(1);
  await database.insert(signIns).values({ playerId, createdAt: now, ip: address, location });
  return last && { created_at: last.createdAt.toISOString(), ip: last.ip, location: last.location };
}

/**
 * Signs a player in (§7 login). Tries are limited by account and by address; an unknown account answers as a wrong
 * password does, in the same time.
 * @throws ApiError WRONG_CREDENTIALS (401) with `triesLeft`, TOO_MANY_TRIES (429) with `minutes`
 */
export async function signIn(
  database: Database,
  form: { login: string; password: string; address: string; location: string },
  now: Date,
): Promise<SignedInNow> {
  const player = await playerByLogin(database, form.login);
  const account = accountScope(player === undefined ? form.login : `player ${player.id}`);
  const address = addressScope(form.address);
  const byAccount = await takeTry(database, account, triesByAccount, now);
  if (!byAccount.allowed) throw tooMany(byAccount);
  const byAddress = await takeTry(database, address, triesByAddress, now);
  if (!byAddress.allowed) throw tooMany(byAddress);

  const fits = await passwordFits(player?.passwordHash, form.password);
  if (player === undefined || !fits)
    throw refuse('WRONG_CREDENTIALS', 'E-mail or password is wrong.', {
      params: { triesLeft: String(Math.min(byAccount.left, byAddress.left)) },
    });

  return database.transaction(async (transaction) => {
    await clearTries(transaction, account);
    await returnTry(transaction, address);
    const lastLogin = await recordSignIn(transaction, player.id, form.address, form.location, now);
    return {
      accessToken: await startSession(transaction, player.id, now),
      userId: String(player.id),
      locale: player.locale,
      lastLogin: lastLogin ?? null,
    };
  });
}
