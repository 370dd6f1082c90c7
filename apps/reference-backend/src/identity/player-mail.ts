import { calendarTag } from '@casino-kit/i18n/locales';
import { type ExclusionKind } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { type MessageKind, type SecurityMessage } from '../outbox/message-kinds.js';
import { documentKindName } from '../outbox/message-texts.js';
import { sendMessage } from '../outbox/outbox.js';
import { dialled, mailbox } from './contact.js';
import { issueLinkCode, type LinkPurpose } from './link-codes.js';
import { issueSmsCode } from './sms-codes.js';
import { type players } from './tables.js';

/** What a message needs to know of a player. */
export type MessageRecipient = Pick<
  typeof players.$inferSelect,
  'id' | 'email' | 'username' | 'phoneCode' | 'phone' | 'preferredLanguage'
>;

/**
 * The messages of the casino to its players. Each creates the code it carries and returns whether the message was
 * accepted; a player without an address gets none. Within a transaction all of it applies only if that commits.
 */
export interface PlayerMail {
  /** The link that verifies the player's email address. */
  verification(database: Database, player: MessageRecipient, now: Date): Promise<boolean>;
  /** The link to choose a new password. */
  passwordLink(database: Database, player: MessageRecipient, now: Date): Promise<boolean>;
  /** The login name and a link to choose a password; never the password itself. */
  credentials(database: Database, player: MessageRecipient, now: Date): Promise<boolean>;
  /** The code of an SMS to choose a new password. For a number without a player one is created, too, but not sent. */
  resetCode(
    database: Database,
    phone: string,
    player: MessageRecipient | undefined,
    now: Date,
  ): Promise<boolean>;
  /** The notice that the password was changed: by mail, else by SMS. */
  passwordChanged(database: Database, player: MessageRecipient, now: Date): Promise<boolean>;
  /** Tells the address that the account had before, if it had one, that the account has another one now. */
  emailChanged(database: Database, before: MessageRecipient, now: Date): Promise<boolean>;
  /**
   * The confirmation of a break or exclusion: by mail, else by SMS. Its end is written in the player's zone. `match`: the
   * player did not ask for it, but matches a person who is excluded.
   */
  excluded(
    database: Database,
    player: MessageRecipient,
    exclusion: { kind: ExclusionKind | 'match'; endsAt: Date | null; timeZone: string },
    now: Date,
  ): Promise<boolean>;
  /** The reminder to look at the limits again: by mail, else by SMS. */
  limitReview(database: Database, player: MessageRecipient, now: Date): Promise<boolean>;
  /** The decision about an identity document, with its reason: by mail, else by SMS. */
  documentDecided(
    database: Database,
    player: MessageRecipient,
    document: { kind: string; status: DocumentDecisionStatus; reason: string | null },
    now: Date,
  ): Promise<boolean>;
  /** What has changed in how the account is protected, with a time or a code: by mail, else by SMS. */
  securityChanged(
    database: Database,
    player: MessageRecipient,
    news: {
      message: SecurityMessage;
      until?: Date | null | undefined;
      code?: string | undefined;
      /** What names a device, as far as it is known: itself, its browser and its place. */
      device?: readonly string[] | undefined;
    },
    now: Date,
  ): Promise<boolean>;
}

/** What can be decided about a document (§4). */
export type DocumentDecisionStatus = 'approved' | 'rejected' | 'additional-info-required';

const decisionMessages = {
  approved: 'document-approved',
  rejected: 'document-rejected',
  'additional-info-required': 'document-more',
} as const satisfies Record<DocumentDecisionStatus, MessageKind>;

/** British English, as the texts; the calendar is Gregorian and the digits are Latin everywhere (decisions 35). */
const toLanguageTag = (language: string) => (language === 'en' ? 'en-GB' : calendarTag(language));

/** Writes an instant with its zone, such as `1 May 2027 at 12:00 UTC`. */
function writeTime(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(toLanguageTag(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
}

/** Returns where a player without a certain address is reached: by mail, else by SMS. */
function getAddress(player: MessageRecipient): string | undefined {
  return mailbox(player) ?? (player.phone === '' ? undefined : dialled(player));
}

/** What the player logs in with: the login name first, which the player may not know otherwise. */
function getIdentifier(player: MessageRecipient, email: string): string {
  return player.username ?? (player.phone === '' ? email : dialled(player));
}

/** @param shellUrl origin of the shell, which the links of messages lead to. */
export function createPlayerMail(shellUrl: string): PlayerMail {
  const linked = async (
    kind: 'verify-email' | 'reset-password' | 'credentials',
    database: Database,
    player: MessageRecipient,
    now: Date,
  ) => {
    const to = mailbox(player);
    if (to === undefined) return false;
    // The modal that reads the code is named like its purpose (§2).
    const purpose: LinkPurpose = kind === 'verify-email' ? 'verify-email' : 'reset-password';
    const sentTo = to.toLowerCase();
    const code = await issueLinkCode(database, { playerId: player.id, purpose, sentTo }, now);
    const link = `${shellUrl}/?modal=${purpose}&code=${code}`;
    const values = { link, ...(kind === 'credentials' && { login: getIdentifier(player, to) }) };
    return sendMessage(database, { to, language: player.preferredLanguage }, kind, values, now);
  };
  return {
    verification: (database, player, now) => linked('verify-email', database, player, now),
    passwordLink: (database, player, now) => linked('reset-password', database, player, now),
    credentials: (database, player, now) => linked('credentials', database, player, now),
    async resetCode(database, phone, player, now) {
      const code = await issueSmsCode(database, { phone, playerId: player?.id ?? null }, now);
      if (player === undefined) return false;
      const to = { to: phone, language: player.preferredLanguage };
      return sendMessage(database, to, 'reset-code', { code }, now);
    },
    async passwordChanged(database, player, now) {
      const to = getAddress(player);
      if (to === undefined) return false;
      return sendMessage(database, { to, language: player.preferredLanguage }, 'password-changed', {}, now);
    },
    async emailChanged(database, before, now) {
      const to = mailbox(before);
      if (to === undefined) return false;
      const { preferredLanguage: language } = before;
      const until = writeTime(now, language, 'UTC');
      return sendMessage(database, { to, language }, 'email-changed', { until }, now);
    },
    async excluded(database, player, { kind, endsAt, timeZone }, now) {
      const to = getAddress(player);
      if (to === undefined) return false;
      const { preferredLanguage: language } = player;
      const permanent = kind === 'match' ? 'match-permanent' : 'permanent-exclusion';
      if (endsAt === null) return sendMessage(database, { to, language }, permanent, {}, now);
      const until = writeTime(endsAt, language, timeZone);
      return sendMessage(database, { to, language }, kind, { until }, now);
    },
    async limitReview(database, player, now) {
      const to = getAddress(player);
      if (to === undefined) return false;
      return sendMessage(database, { to, language: player.preferredLanguage }, 'limit-review', {}, now);
    },
    async documentDecided(database, player, { kind, status, reason }, now) {
      const to = getAddress(player);
      if (to === undefined) return false;
      const { preferredLanguage: language } = player;
      const values = { document: documentKindName(kind, language), reason: reason ?? '' };
      return sendMessage(database, { to, language }, decisionMessages[status], values, now);
    },
    async securityChanged(database, player, { message, until, code, device }, now) {
      const to = getAddress(player);
      if (to === undefined) return false;
      const { preferredLanguage: language } = player;
      const values = {
        ...(until && { until: writeTime(until, language, 'UTC') }),
        ...(code !== undefined && { code }),
        ...(device && {
          device: new Intl.ListFormat(toLanguageTag(language), { style: 'narrow' }).format(device),
        }),
      };
      return sendMessage(database, { to, language }, message, values, now);
    },
  };
}
