import { type CurrencyWallet, type Transaction } from '@casino-kit/api-contract';
import { type Balances } from '../core/balances.js';

/** Returns a wallet with a real and a bonus balance, in major units. */
export function makeWallet(overrides: Partial<Balances> = {}): Balances {
  return { amount: '1284.50', nonCashAmount: '40.00', totalAmount: '1324.50', ...overrides };
}

/** One currency of a player: euro, not the active one. */
export function makeCurrencyWallet(overrides: Partial<CurrencyWallet> = {}): CurrencyWallet {
  return { ...makeWallet(), currencyCode: 'EUR', isCrypto: false, active: false, ...overrides };
}

/** Returns a player's wallets: euro is active, lira empty, two in crypto. */
export function makeCurrencyWallets(): CurrencyWallet[] {
  const only = (amount: string) => ({ amount, nonCashAmount: '0', totalAmount: amount });
  return [
    makeCurrencyWallet({ active: true }),
    makeCurrencyWallet({ currencyCode: 'TRY', ...only('0.00') }),
    makeCurrencyWallet({ currencyCode: 'BTC', isCrypto: true, ...only('0.018425009') }),
    makeCurrencyWallet({ currencyCode: 'USDT', isCrypto: true, ...only('250.00000000') }),
  ];
}

/** Returns a completed deposit of €50 by card. */
export function makeTransaction(overrides: Partial<Transaction> = {}): Transaction {
  return {
    transactionId: 'D-7K2F-0419',
    at: '2026-11-26T21:04:00Z',
    type: 'deposit',
    method: 'card',
    methodTitle: 'Visa •• 4021',
    amount: '50.00',
    currencyCode: 'EUR',
    status: 'completed',
    isBonus: false,
    gameName: null,
    gameSlug: null,
    provider: null,
    balanceBefore: null,
    balanceAfter: null,
    bonusBalance: null,
    ...overrides,
  };
}

const pearlDiver = {
  method: null,
  methodTitle: null,
  gameName: 'Pearl Diver',
  gameSlug: 'pearl-diver',
  provider: 'Coral Works',
  isBonus: true,
  bonusBalance: '40.00',
  verifyUrl: 'https://play.example/verify.html#game=slot-3',
} as const;
const bank = { method: 'bank', methodTitle: 'Bank transfer' } as const;
const skrill = { method: 'skrill', methodTitle: 'Skrill' } as const;

/** Nine transactions of five days, newest first: every type and most statuses. */
export function makeTransactions(): Transaction[] {
  return [
    makeTransaction(),
    makeTransaction({
      ...bank,
      transactionId: 'D-7K2F-0418',
      at: '2026-11-26T20:41:00Z',
      amount: '30.00',
      status: 'pending',
    }),
    makeTransaction({
      ...bank,
      transactionId: 'W-19C4-0088',
      at: '2026-11-26T18:20:00Z',
      type: 'withdrawal',
      amount: '320.00',
      status: 'processing',
    }),
    makeTransaction({
      ...pearlDiver,
      transactionId: 'B-31AA-7750',
      at: '2026-11-25T22:16:00Z',
      type: 'win',
      amount: '18.40',
      balanceBefore: '1266.10',
      balanceAfter: '1284.50',
    }),
    makeTransaction({
      ...pearlDiver,
      transactionId: 'B-31AA-7749',
      at: '2026-11-25T22:15:00Z',
      type: 'bet',
      amount: '2.00',
      balanceBefore: '1268.10',
      balanceAfter: '1266.10',
    }),
    makeTransaction({
      ...skrill,
      transactionId: 'W-19C4-0081',
      at: '2026-11-25T09:12:00Z',
      type: 'withdrawal',
      amount: '100.00',
      status: 'rejected',
    }),
    makeTransaction({
      transactionId: 'R-0092-1126',
      at: '2026-11-24T19:30:00Z',
      type: 'rakeback',
      method: null,
      methodTitle: null,
      amount: '5.05',
    }),
    makeTransaction({
      transactionId: 'D-7K2F-0402',
      at: '2026-11-23T11:48:00Z',
      methodTitle: 'Mastercard •• 7710',
      amount: '100.00',
      status: 'failed',
    }),
    makeTransaction({
      ...skrill,
      transactionId: 'D-7K2F-0397',
      at: '2026-11-22T10:02:00Z',
      amount: '20.00',
      status: 'cancelled',
      isBonus: true,
    }),
  ];
}

/** Returns a long history, newest first: the nine repeated, each with its own id, a day earlier each round. */
export function makeHistory(count: number): Transaction[] {
  const some = makeTransactions();
  return Array.from({ length: count }, (_, index) => {
    const row = some[index % some.length] ?? makeTransaction();
    const days = Math.floor(index / some.length) * 5;
    return {
      ...row,
      transactionId: `${row.transactionId}-${index + 1}`,
      at: new Date(Date.parse(row.at) - days * 86_400_000).toISOString(),
    };
  });
}
