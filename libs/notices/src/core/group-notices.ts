import { type CalendarDate, dateIn } from '@casino-kit/calendar-dates';
import { type Notice, type NoticeGroup, noticeKinds, type NoticeKind } from '@casino-kit/api-contract';

/** Returns the kind of a notice if this version knows it; null for one of a later server. */
export function knownKind({ kind }: Pick<Notice, 'kind'>): NoticeKind | null {
  return Object.hasOwn(noticeKinds, kind) ? (kind as NoticeKind) : null;
}

const factorKinds: readonly NoticeKind[] = [
  'passkeyAdded',
  'passkeyRemoved',
  'authenticatorOn',
  'authenticatorOff',
  'recoveryCodesCreated',
  'recoveryCodeUsed',
  'factorRemovalCancelled',
  'factorsRemoved',
];

/** Returns whether a notice is about a passkey, the authenticator app or the recovery codes. */
export const isOfFactor = (kind: NoticeKind): boolean => factorKinds.includes(kind);

/** Returns the group of a notice; null where its kind is not known. */
export function getNoticeGroup(notice: Pick<Notice, 'kind'>): NoticeGroup | null {
  const kind = knownKind(notice);
  return kind === null ? null : noticeKinds[kind];
}

/** Returns the day of a notice in a zone; null where its time cannot be read. */
export function getNoticeDay(
  { createdAt }: Pick<Notice, 'createdAt'>,
  timeZone: string,
): CalendarDate | null {
  const at = new Date(createdAt);
  return Number.isNaN(at.getTime()) ? null : dateIn(at, timeZone);
}

/** Returns notices of today and earlier ones, each in the order in which they came. */
export function byDay(
  notices: readonly Notice[],
  now: Date,
  timeZone: string,
): { today: readonly Notice[]; earlier: readonly Notice[] } {
  const date = dateIn(now, timeZone);
  const isToday = (notice: Notice) => getNoticeDay(notice, timeZone) === date;
  return { today: notices.filter(isToday), earlier: notices.filter((notice) => !isToday(notice)) };
}
