import { randomInt } from 'node:crypto';
import { type IdentityProof } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { accountScope, clearAttempts, consumeAttempt } from '../identity/attempts.js';
import { passwordFits } from '../identity/passwords.js';
import { type PlayerMail } from '../identity/player-mail.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { takeCode } from './authenticator.js';
import { readFactors, readMethods } from './factors.js';
import { type Site, acceptPasskey } from './passkeys.js';
import { takeRecoveryCode } from './recovery-codes.js';
import { type TellPlayer } from './tell-player.js';
import { issueTicket, takeTicket } from './tickets.js';

/** What the proofs of a site are checked with. */
export interface ProofContext {
  site: Site;
  tell: TellPlayer;
}

/** The ticket of a code by mail: only who has the session and the code can name it. */
const mailTicket = (session: { sessionKey: string }, code: string) => `${session.sessionKey}:${code}`;

/** Sends a code by mail, where that is how an account confirms. @throws ApiError NOT_FOUND (404) */
export async function sendProofCode(
  database: Database,
  mail: PlayerMail,
  session: { id: number; sessionKey: string },
  now: Date,
): Promise<void> {
  const methods = await readMethods(database, session.id, await readFactors(database, session.id));
  if (!methods.includes('mail')) throw reject('NOT_FOUND', 'This account confirms in another way.');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await issueTicket(database, { purpose: 'mail-code', playerId: session.id }, now, mailTicket(session, code));
  const player = await readPlayerRow(database, session.id);
  await mail.securityChanged(database, player, { message: 'confirmation-code', code }, now);
}

const takeMailCode = (database: Database, session: { sessionKey: string }, code: string, now: Date) =>
  takeTicket(database, 'mail-code', mailTicket(session, code), now).then(
    () => true,
    () => false,
  );

/**
 * Checks a code of an account's second factor, from the app or the recovery codes. Attempts are counted before any check.
 * @throws ApiError CODE_WRONG (400) with `triesLeft`, TOO_MANY_TRIES (429) with `minutes`
 */
export async function checkSecondFactor(
  database: Database,
  { tell }: Pick<ProofContext, 'tell'>,
  playerId: number,
  { code, recoveryCode }: { code?: string | undefined; recoveryCode?: string | undefined },
  now: Date,
): Promise<void> {
  const scope = accountScope('second-factor', `player ${playerId}`);
  const left = await consumeAttempt(database, [scope], now);
  const isRight =
    code === undefined
      ? recoveryCode !== undefined && (await takeRecoveryCode(database, playerId, recoveryCode, now))
      : await takeCode(database, playerId, code, now);
  if (!isRight)
    throw reject('CODE_WRONG', 'This code is wrong or was used before.', {
      params: { triesLeft: String(left) },
    });
  await clearAttempts(database, scope);
  if (code === undefined)
    await database.transaction((transaction) => tell(transaction, playerId, 'recoveryCodeUsed', {}, now));
}

/**
 * Checks a proof of who the player is, by a method that the account allows. Returns whether it is a strong one.
 * @throws ApiError VALIDATION at `method`, CODE_WRONG, WRONG_CREDENTIALS (400) with `triesLeft`, PASSKEY_REJECTED,
 * TICKET_EXPIRED (410), TOO_MANY_TRIES (429)
 */
export async function checkProof(
  database: Database,
  context: ProofContext,
  session: { id: number; sessionKey: string },
  proof: IdentityProof,
  origin: string | undefined,
  now: Date,
): Promise<boolean> {
  const { id } = session;
  const methods = await readMethods(database, id, await readFactors(database, id));
  if (!methods.includes(proof.method))
    throw reject('VALIDATION', 'This account confirms in another way.', {
      fields: { method: 'form.validation.invalid.format' },
    });
  switch (proof.method) {
    case 'passkey':
      await acceptPasskey(database, context.site, { ...proof, origin, playerId: id }, now);
      return true;
    case 'code':
      await checkSecondFactor(database, context, id, { code: proof.code }, now);
      return true;
    case 'recoveryCode':
      await checkSecondFactor(database, context, id, { recoveryCode: proof.code }, now);
      return true;
    case 'password':
    case 'mail': {
      const scope = accountScope('confirmation', `player ${id}`);
      const left = await consumeAttempt(database, [scope], now);
      const byPassword = proof.method === 'password';
      const isRight = byPassword
        ? await passwordFits((await readPlayerRow(database, id)).passwordHash, proof.password)
        : await takeMailCode(database, session, proof.code, now);
      if (!isRight)
        throw reject(byPassword ? 'WRONG_CREDENTIALS' : 'CODE_WRONG', 'This is wrong.', {
          status: 400,
          fields: { [byPassword ? 'password' : 'code']: 'form.currentPassword.wrong' },
          params: { triesLeft: String(left) },
        });
      await clearAttempts(database, scope);
      return false;
    }
  }
}
