import * as v from 'valibot';
import { date, flag, id, list, numeric, orNull, readObject, text, withDefault } from '../reading.js';

/** What notices can be muted by. `security` cannot. */
export const noticeGroups = [
  'security',
  'deposits',
  'withdrawals',
  'documents',
  'limits',
  'prizes',
  'bonuses',
  'rakeback',
] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** What happened, and the group of it. A reader shows a kind that it does not know by its group, or leaves it out. */
export const noticeKinds = {
  depositArrived: 'deposits',
  depositFailed: 'deposits',
  withdrawalApproved: 'withdrawals',
  withdrawalPaid: 'withdrawals',
  withdrawalRejected: 'withdrawals',
  withdrawalFailed: 'withdrawals',
  documentApproved: 'documents',
  documentRejected: 'documents',
  documentNeedsMore: 'documents',
  limitTookEffect: 'limits',
  limitWaitsForConfirmation: 'limits',
  prizeWon: 'prizes',
  bonusExpires: 'bonuses',
  rakebackExpires: 'rakeback',
  newDevice: 'security',
  detailsChanged: 'security',
  passwordChanged: 'security',
  passkeyAdded: 'security',
  passkeyRemoved: 'security',
  authenticatorOn: 'security',
  authenticatorOff: 'security',
  recoveryCodesCreated: 'security',
  recoveryCodeUsed: 'security',
  factorRemovalRequested: 'security',
  factorRemovalCancelled: 'security',
  factorsRemoved: 'security',
} as const satisfies Readonly<Record<string, NoticeGroup>>;
export type NoticeKind = keyof typeof noticeKinds;

const values = withDefault(v.record(v.string(), text), {});

/**
 * Something that concerns the player. There is no text: a reader makes it of `kind` and `values` in the player's language.
 * Amounts in `values` are decimals in major units with a `currencyCode` beside them, times are ISO 8601, names are plain text.
 */
export const notice = readObject({
  id,
  kind: text,
  values,
  createdAt: date,
  /** When it was read on any device; `null` while it is unread. */
  readAt: orNull(date),
});
export type Notice = v.InferOutput<typeof notice>;

/** Up to how many unread notices a server counts: one with more says this number. */
export const mostUnread = 1_000;

/** A page of notices, the latest first. */
export const noticePage = readObject({
  notices: list(notice),
  /** How many of all notices are unread, at most {@link mostUnread}. */
  unread: withDefault(numeric, 0),
  hasMore: withDefault(flag, false),
});
export type NoticePage = v.InferOutput<typeof noticePage>;

/** Which groups the player has muted. */
export const noticeSettings = readObject({ muted: list(v.picklist(noticeGroups)) });
export type NoticeSettings = v.InferOutput<typeof noticeSettings>;
