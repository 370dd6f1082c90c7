'use client';

import { type Notice } from '@casino-kit/api-contract';
import { useDateFormat, useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { isOfFactor, knownKind } from '../core/group-notices.js';
import { type RemovalEnd } from '../core/removal-ends.js';
import {
  getCount,
  getInstant,
  getMoney,
  getName,
  type NoticeMoney,
  getPaymentSource,
} from '../core/notice-values.js';
import { isTextKey, useTexts } from './texts.js';

/** What a notice says. */
export interface NoticeText {
  title: string;
  /** Null where a value that it needs is missing. */
  text: string | null;
}

/**
 * Returns the function that writes a notice in the player's language: of its kind and its values, which are only text; that of a
 * requested removal also of how it has ended.
 */
export function useNoticeText(timeZone: string): (notice: Notice, end?: RemovalEnd) => NoticeText {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const numbers = useNumberFormat();
  const dateTime = useDateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const time = useDateFormat({ hour: '2-digit', minute: '2-digit', timeZone });
  const money = (found: NoticeMoney | null) =>
    found && formatMoney(found.amount, { locale, currency: found.currencyCode });
  // The last minute before an end: `until 23:59` is the day that is meant, `until 00:00` is not.
  const lastMinute = (end: Date | null) => end && new Date(end.getTime() - 60_000);

  const limitTitle = (limit: string) => {
    const key = `notices.limit.${limit.replace(' ', '.')}`;
    return t(isTextKey(key) ? key : 'notices.limit.other');
  };
  const duration = (count: number | null, unit: string) => {
    if (count === null || !['minutes', 'hours', 'days'].includes(unit)) return null;
    return t(`notices.time.${unit as 'minutes' | 'hours' | 'days'}`, { count });
  };
  const limitText = (
    kind: 'limitTookEffect' | 'limitWaitsForConfirmation',
    values: Notice['values'],
  ): string | null => {
    const { limit = '', unit = '', beforeUnit = '' } = values;
    const isTime = limit === 'session-time';
    const amount = isTime ? duration(getCount(values, 'time'), unit) : money(getMoney(values));
    const before = isTime
      ? duration(getCount(values, 'beforeTime'), beforeUnit)
      : money(getMoney(values, true));
    const variant = amount === null ? 'gone' : before === null ? 'set' : 'raised';
    if (variant === 'gone' && before === null) return null;
    return t(`notices.kind.${kind}.${variant}`, {
      limit: limitTitle(limit),
      amount: amount ?? '',
      before: before ?? '',
    });
  };

  /** Puts what a change is about before what can be done. */
  const named = (name: string | null, text: string) =>
    name === null ? text : t('notices.kind.named.text', { name, text });

  return (notice, end) => {
    const kind = knownKind(notice);
    if (kind === null) return { title: t('notices.other.title'), text: null };
    const { values } = notice;
    const amount = money(getMoney(values));
    const title = t(`notices.kind.${kind}.title`);
    switch (kind) {
      case 'depositArrived':
      case 'depositFailed': {
        const source = getPaymentSource(values);
        if (amount === null) return { title, text: null };
        return {
          title,
          text:
            source === null
              ? t(`notices.kind.${kind}.text`, { amount })
              : t(`notices.kind.${kind}.from`, { amount, source }),
        };
      }
      case 'withdrawalApproved':
      case 'withdrawalPaid':
      case 'withdrawalFailed':
        return { title, text: amount && t(`notices.kind.${kind}.text`, { amount }) };
      case 'withdrawalRejected': {
        const reason = getName(values, 'reason');
        if (amount === null) return { title, text: null };
        return {
          title,
          text:
            reason === null
              ? t(`notices.kind.${kind}.text`, { amount })
              : t(`notices.kind.${kind}.reason`, { amount, reason }),
        };
      }
      case 'documentApproved':
        return { title, text: t('notices.kind.documentApproved.text') };
      case 'documentRejected':
      case 'documentNeedsMore': {
        const reason = getName(values, 'reason');
        return {
          title,
          text:
            reason === null ? t(`notices.kind.${kind}.text`) : t(`notices.kind.${kind}.reason`, { reason }),
        };
      }
      case 'limitTookEffect':
      case 'limitWaitsForConfirmation':
        return { title, text: limitText(kind, values) };
      case 'prizeWon': {
        const [name, rank] = [getName(values, 'name'), getCount(values, 'rank')];
        return {
          title:
            name === null || rank === null
              ? (name ?? title)
              : t('notices.kind.prizeWon.place', { name, rank: numbers.format(rank) }),
          text: amount && t('notices.kind.prizeWon.text', { amount }),
        };
      }
      case 'bonusExpires': {
        const [name, until] = [getName(values, 'name'), getInstant(values, 'until')];
        return {
          title,
          text:
            name === null || until === null
              ? null
              : t('notices.kind.bonusExpires.text', { name, until: dateTime.format(until) }),
        };
      }
      case 'rakebackExpires': {
        const until = lastMinute(getInstant(values, 'until'));
        if (until === null) return { title, text: null };
        return {
          title:
            amount === null
              ? title
              : t('notices.kind.rakebackExpires.amount', { amount, time: time.format(until) }),
          text: t('notices.kind.rakebackExpires.text', { until: dateTime.format(until) }),
        };
      }
      case 'newDevice': {
        const names = ['device', 'browser', 'place'].flatMap((key) => getName(values, key) ?? []);
        const device = new Intl.ListFormat(locale, { style: 'narrow' }).format(names);
        return {
          title,
          text:
            device === '' ? t('notices.kind.newDevice.text') : t('notices.kind.newDevice.device', { device }),
        };
      }
      case 'factorRemovalRequested': {
        if (end !== undefined) return { title, text: t(`notices.kind.${end}.title`) };
        const until = getInstant(values, 'at');
        return {
          title,
          text:
            until === null
              ? t('notices.kind.security.text')
              : t('notices.kind.factorRemovalRequested.text', { until: dateTime.format(until) }),
        };
      }
      case 'detailsChanged': {
        const key = `notices.detail.${values['field'] ?? ''}`;
        return { title, text: named(isTextKey(key) ? t(key) : null, t('notices.kind.security.text')) };
      }
      default:
        return isOfFactor(kind)
          ? { title, text: named(getName(values, 'name'), t('notices.kind.factor.text')) }
          : { title, text: t('notices.kind.security.text') };
    }
  };
}
