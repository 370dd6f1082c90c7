import { randomUUID } from 'node:crypto';

/** A deposit or a withdrawal as this server stores it: amounts in cents of the account's currency. */
export interface MoneyRequest {
  id: number;
  cents: number;
  status: 'pending' | 'completed' | 'declined' | 'requested' | 'cancelled';
  method: string;
  createdAt: number;
  returnPath: string;
}

export interface Account {
  id: number;
  password: string;
  profile: Record<string, string | number | null>;
  cashCents: number;
  bonusCents: number;
  depositCount: number;
  deposits: MoneyRequest[];
  withdrawals: MoneyRequest[];
  rakeback: { day: string; cents: number; bonusId: number; paidAt: number | null }[];
  /** How many of the next user checks are slow, and for how long in milliseconds. */
  slowChecks: { left: number; ms: number };
  /** The next call with a token of this account gets a 403 unless it is a GET, which the page polls. */
  forbidNext: boolean;
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The accounts of one run, in memory. */
export function createAccounts(now: () => number = Date.now) {
  const accounts: Account[] = [];
  const tokens = new Map<string, Account>();
  let lastId = 1_000;
  const nextId = () => (lastId += 1);

  return {
    nextId,
    /** Creates an account from the fields of a sign-up; `null` when the email address is taken. */
    create(email: string, password: string, fields: Record<string, unknown>): Account | null {
      if (accounts.some(({ profile }) => profile.email === email)) return null;
      const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
      const account: Account = {
        id: nextId(),
        password,
        profile: {
          email,
          firstName: text('firstName'),
          lastName: text('lastName'),
          address: text('address'),
          zipCode: text('zipCode'),
          city: text('city'),
          dateOfBirth: text('dateOfBirth') || null,
          phoneCode: text('phoneCode'),
          phone: text('phone'),
          countryCode: text('countryCode') || 'CW',
          currencyCode: text('currencyCode') || 'EUR',
          gender: text('gender'),
        },
        cashCents: 0,
        bonusCents: 0,
        depositCount: 0,
        deposits: [],
        withdrawals: [],
        rakeback: [{ day: day(now()), cents: 1_250, bonusId: 77, paidAt: null }],
        slowChecks: { left: 0, ms: 0 },
        forbidNext: false,
      };
      accounts.push(account);
      return account;
    },
    byEmail: (email: string) => accounts.find(({ profile }) => profile.email === email),
    byToken: (token: string | undefined) => (token === undefined ? undefined : tokens.get(token)),
    byDeposit: (id: number) => accounts.find(({ deposits }) => deposits.some((deposit) => deposit.id === id)),
    open(account: Account): string {
      const token = randomUUID();
      tokens.set(token, account);
      return token;
    },
    close: (token: string) => tokens.delete(token),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;

/** Cents as the number that this server sends for money. */
export const toMoney = (cents: number): number => cents / 100;

/** Returns the balances of an account, as §7 names them in `wallet:balance`. */
export function toBalances({ cashCents, bonusCents }: Account) {
  return {
    cash: toMoney(cashCents),
    nonCash: toMoney(bonusCents),
    total: toMoney(cashCents + bonusCents),
  };
}
