import { type CryptoNetwork, type PaymentMethod } from '@casino-kit/api-contract';
import { type PaymentKind } from '../payment-protocol/charge.js';
import { inCurrency } from '../settings/euro-figures.js';
import { currencyCodes, walletCurrencyCodes } from '../settings/places.js';
import { type MethodId, methodText } from './method-texts.js';

/** What the outcome modals and events call the card method (§2, `met`). */
export const cardMethodName = 'card';
export const cardMethodId = 'card';

const cryptoNetworks: CryptoNetwork[] = [
  { id: 'btc', name: 'Bitcoin', asset: 'BTC', minAmount: '20', confirmations: 2 },
  { id: 'trc20', name: 'Tron (TRC-20)', asset: 'USDT', minAmount: '20', confirmations: 3 },
  { id: 'erc20', name: 'Ethereum (ERC-20)', asset: 'USDT', minAmount: '30', confirmations: 3 },
  { id: 'ltc', name: 'Litecoin', asset: 'LTC', minAmount: '20', confirmations: 3 },
];

type Range = readonly [min: string, max: string];

/** Deposits by methods other than the card in Turkish lira (§9). */
const liraRange: Range = ['5', '100000'];
const rangeIn = ([min, max]: Range, currencyCode: string): Range => [
  inCurrency(min, currencyCode),
  inCurrency(max, currencyCode),
];

/** A method of the contract, of a kind that the provider takes. */
export interface OfferedMethod extends PaymentMethod {
  paymentMethod: PaymentKind;
}

interface Way {
  id: MethodId;
  kind: PaymentKind;
  priority: number;
  /** Euro ranges; those of the other currencies are derived from them. */
  deposit: Range;
  withdrawal?: Range | undefined;
  change?: Partial<Omit<PaymentMethod, 'paymentMethod'>> | undefined;
}

const ways: readonly Way[] = [
  {
    id: cardMethodId,
    kind: cardMethodName,
    priority: 100,
    deposit: ['10', '5000'],
    withdrawal: ['20', '4000'],
    change: { isCardForm: true, withdrawalForm: 'card', withdrawalTime: 'days' },
  },
  {
    id: 'crypto',
    kind: 'crypto',
    priority: 90,
    deposit: ['20', '50000'],
    withdrawal: ['20', '50000'],
    change: {
      allowedCurrencies: [...walletCurrencyCodes],
      settlementTime: 'minutes',
      networks: cryptoNetworks,
      withdrawalForm: 'crypto',
      withdrawalTime: 'minutes',
    },
  },
  {
    id: 'bank',
    kind: 'bank',
    priority: 80,
    deposit: ['25', '20000'],
    withdrawal: ['20', '4000'],
    change: { settlementTime: 'days', withdrawalForm: 'bank', withdrawalTime: 'days' },
  },
  {
    id: 'skrill',
    kind: 'skrill',
    priority: 70,
    deposit: ['10', '5000'],
    withdrawal: ['10', '5000'],
    change: { withdrawalForm: 'skrill', withdrawalTime: 'instant', restrictedCountries: ['IN'] },
  },
  {
    id: 'cpf',
    kind: 'cpf',
    priority: 95,
    deposit: ['10', '5000'],
    change: { allowedCountries: ['BR'], allowedCurrencies: ['BRL'] },
  },
  {
    id: 'upi',
    kind: 'upi',
    priority: 95,
    deposit: ['3', '1000'],
    withdrawal: ['5', '1000'],
    change: {
      allowedCountries: ['IN'],
      allowedCurrencies: ['INR'],
      withdrawalForm: 'upi',
      withdrawalTime: 'hours',
    },
  },
  {
    id: 'netbanking',
    kind: 'netbanking',
    priority: 60,
    deposit: ['5', '5000'],
    withdrawal: ['10', '5000'],
    change: {
      hidden: true,
      allowedCountries: ['IN'],
      allowedCurrencies: ['INR'],
      withdrawalForm: 'netbanking',
      withdrawalTime: 'days',
    },
  },
  {
    id: 'carouseller',
    kind: 'carouseller',
    priority: 50,
    deposit: ['10', '5000'],
    change: {},
  },
];

/** Returns the name of a payment method in a language (a wire code); undefined for one that no longer exists. */
export function getMethodTitle(methodId: string | null, language?: string): string | undefined {
  const way = ways.find(({ id }) => id === methodId);
  return way && methodText(way.id, language).title;
}

/**
 * Returns the methods for deposits and withdrawals, with their ranges in one currency. `publicUrl` is the origin of the
 * card frame, `paused` the kinds that the provider does not accept at the moment. Titles and descriptions are in
 * `language` (a wire code), else in English; names are the same in every language, since rules use them (§4).
 */
export function paymentMethodsIn(
  currencyCode: string,
  publicUrl: string,
  paused: readonly string[] = [],
  language?: string,
): OfferedMethod[] {
  return ways.map(({ id, kind, priority, deposit, withdrawal, change }) => {
    const [minAmount, maxAmount] =
      currencyCode === 'TRY' && kind !== cardMethodName ? liraRange : rangeIn(deposit, currencyCode);
    const [withdrawalMinAmount, withdrawalMaxAmount] = withdrawal
      ? rangeIn(withdrawal, currencyCode)
      : [null, null];
    return {
      id,
      name: kind === 'carouseller' ? 'carouseller' : methodText(id, 'en').title,
      ...methodText(id, language),
      paymentMethod: kind,
      isCardForm: false,
      isActive: true,
      hidden: false,
      paused: paused.includes(kind),
      withdrawalExist: withdrawal !== undefined,
      sortPriority: priority,
      thumbnailUrl: null,
      allowedCountries: [],
      restrictedCountries: [],
      allowedCurrencies: [...currencyCodes],
      restrictedCurrencies: [],
      allowEmails: [],
      allowedTags: [],
      minAmount,
      maxAmount,
      withdrawalMinAmount,
      withdrawalMaxAmount,
      settlementTime: 'instant',
      hostedFieldsUrl: kind === cardMethodName ? `${publicUrl}/payment-provider/card-fields` : null,
      ...change,
      networks: (change?.networks ?? []).map((network) => ({
        ...network,
        minAmount: network.minAmount ? inCurrency(network.minAmount, currencyCode) : null,
      })),
    };
  });
}
