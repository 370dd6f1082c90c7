import { type NoticeKind } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { type PlayerMail } from '../identity/player-mail.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { addSecurityNews } from '../notices/add-notice.js';
import { type SecurityMessage } from '../outbox/message-kinds.js';

/** What the owner of an account hears by mail and notice. */
export type SecurityEvent = Extract<
  NoticeKind,
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'recoveryCodesCreated'
  | 'recoveryCodeUsed'
  | 'factorRemovalRequested'
  | 'factorsRemoved'
>;

const messageByEvent = {
  passkeyAdded: 'passkey-added',
  passkeyRemoved: 'passkey-removed',
  authenticatorOn: 'authenticator-on',
  authenticatorOff: 'authenticator-off',
  recoveryCodesCreated: 'recovery-codes-created',
  recoveryCodeUsed: 'recovery-code-used',
  factorRemovalRequested: 'factor-removal-requested',
  factorsRemoved: 'factors-removed',
} as const satisfies Record<SecurityEvent, SecurityMessage>;

/** Notifies the owner of an account within the transaction of the change. `at` is an instant, written out in the mail. */
export type TellPlayer = (
  transaction: Database,
  playerId: number,
  event: SecurityEvent,
  values: Readonly<Record<string, string>>,
  now: Date,
) => Promise<void>;

/** Creates what tells by mail, else by SMS, and by a notice. */
export const createTellPlayer =
  (mail: PlayerMail): TellPlayer =>
  async (transaction, playerId, event, values, now) => {
    const player = await readPlayerRow(transaction, playerId);
    const until = values['at'] === undefined ? null : new Date(values['at']);
    await mail.securityChanged(transaction, player, { message: messageByEvent[event], until }, now);
    await addSecurityNews(transaction, { playerId, kind: event, values, now });
  };
