import { type Operator } from '@casino-kit/api-contract';
import { formatTag } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { textOfLocale } from '@casino-kit/settings';
import { type BrandValues } from './paragraph.js';

/** What of a brand's settings policies name. */
export interface PolicyBrand {
  brandName: string;
  operator: Operator;
  minimumAge: number;
  /** What a game shows while it is played. */
  sessionClock: boolean;
  netPositionInGame: boolean;
}

function shownInGame(time: boolean, money: boolean): 'all' | 'time' | 'money' | 'nothing' {
  if (time) return money ? 'all' : 'time';
  return money ? 'money' : 'nothing';
}

const weekDays = 7;

/** Returns the values that policies name, with figures as the policy's language (a wire code) writes them. */
export function brandValues(
  { brandName, operator, minimumAge, sessionClock, netPositionInGame }: PolicyBrand,
  language: string,
): BrandValues {
  const { disputeBody, fundsProtection, dormantAccount } = operator;
  const locale = formatTag(language);
  const spell = (count: number, unit: 'day' | 'week' | 'month') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const matchLevel = (level: NonNullable<typeof fundsProtection>['level']) =>
    fundsProtection?.level === level ? level : undefined;
  const fee = dormantAccount?.feePerMonth;
  return {
    brand: brandName,
    operator: operator.name ?? brandName,
    minimumAge: String(minimumAge),
    address: operator.address,
    licence: operator.licence,
    support: operator.supportEmail,
    [shownInGame(sessionClock, netPositionInGame)]: 'shown',
    complaints: operator.complaintsEmail ?? operator.supportEmail,
    ...(disputeBody !== undefined && {
      disputeBody: disputeBody.name,
      disputeUrl: disputeBody.url,
      disputeTime:
        disputeBody.days % weekDays === 0
          ? spell(disputeBody.days / weekDays, 'week')
          : spell(disputeBody.days, 'day'),
    }),
    fundsNone: matchLevel('none'),
    fundsMedium: matchLevel('medium'),
    fundsHigh: matchLevel('high'),
    fundsText: textOfLocale(fundsProtection?.text, language),
    ...(dormantAccount !== undefined && {
      dormantTime: spell(dormantAccount.months, 'month'),
      ...(fee === undefined
        ? { dormantFree: 'free' }
        : { dormantFee: formatMoney(fee, { locale, currency: dormantAccount.currencyCode }) }),
    }),
  };
}
