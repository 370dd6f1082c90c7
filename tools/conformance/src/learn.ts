import {
  type AnyEndpoint,
  type createDeposit,
  type createWithdrawal,
  type EndpointData,
  type getAllBonus,
  type getPayments,
  type getRakebackDays,
  type getSavedCards,
  type getUserBonuses,
  type getUserDetails,
  type listGames,
  type login,
  type signUp,
} from '@casino-kit/api-contract';
import { type Known } from './inputs.js';

/** The state before anything is known of a server. `token` comes from the command line, or from the login. */
export function nothingKnown(token: string | null): Known {
  return {
    token,
    userId: '',
    currencyCode: 'EUR',
    countryCode: 'CW',
    paymentMethodId: '',
    withdrawalMethodId: '',
    withdrawalForm: 'bank',
    depositId: '',
    withdrawalId: '',
    cardId: '',
    gameSlug: '',
    bonusId: '',
    userBonusId: '',
    rakeback: null,
  };
}

type Learn<E extends AnyEndpoint> = (data: EndpointData<E>, known: Known) => Partial<Known>;

interface Lessons {
  login: Learn<typeof login>;
  signUp: Learn<typeof signUp>;
  getUserDetails: Learn<typeof getUserDetails>;
  getPayments: Learn<typeof getPayments>;
  createDeposit: Learn<typeof createDeposit>;
  createWithdrawal: Learn<typeof createWithdrawal>;
  getSavedCards: Learn<typeof getSavedCards>;
  listGames: Learn<typeof listGames>;
  getAllBonus: Learn<typeof getAllBonus>;
  getUserBonuses: Learn<typeof getUserBonuses>;
  getRakebackDays: Learn<typeof getRakebackDays>;
}

const lessons: Lessons = {
  login: ({ accessToken }) => ({ token: accessToken }),
  // A new account is used only when there is no other one to test with.
  signUp: ({ accessToken }, { token }) => ({ token: token ?? accessToken }),
  getUserDetails: ({ getUser }, { currencyCode, countryCode }) => ({
    userId: getUser.userId,
    currencyCode: getUser.currencyCode || currencyCode,
    countryCode: getUser.countryCode || countryCode,
  }),
  getPayments: ({ payments }) => {
    const open = payments.filter(({ isActive, hidden, paused }) => isActive && !hidden && !paused);
    const payout = open.find(({ withdrawalExist }) => withdrawalExist);
    return {
      paymentMethodId: open.find(({ isCardForm }) => !isCardForm)?.id ?? '',
      withdrawalMethodId: payout?.id ?? '',
      withdrawalForm: payout?.withdrawalForm ?? 'bank',
    };
  },
  createDeposit: ({ depositId }) => ({ depositId }),
  createWithdrawal: ({ withdrawalId }) => ({ withdrawalId }),
  getSavedCards: ({ cards }) => ({ cardId: cards[0]?.cardId ?? '' }),
  listGames: ({ rows }) => ({ gameSlug: rows[0]?.slug ?? '' }),
  getAllBonus: ({ bonus }) => ({ bonusId: bonus.rows.find(({ type }) => type === 'no_deposit')?.id ?? '' }),
  getUserBonuses: ({ rows }) => ({ userBonusId: rows[0]?.userBonusId ?? '' }),
  getRakebackDays: ({ days }) => {
    const open = days.find(({ paidAt, amount }) => paidAt === null && /[1-9]/.test(amount));
    return {
      rakeback:
        open === undefined
          ? null
          : { bonusId: open.bonusId ?? '', claimDate: open.canClaimDate.slice(0, 10) },
    };
  },
};

/** Extracts from a call's response what later calls need. `data` was parsed by the schema of that call. */
export function learn(name: string, data: unknown, known: Known): Known {
  if (!Object.hasOwn(lessons, name)) return known;
  const lesson = lessons[name as keyof Lessons] as (data: unknown, known: Known) => Partial<Known>;
  return { ...known, ...lesson(data, known) };
}
