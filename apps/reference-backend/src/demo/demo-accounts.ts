import { type DemoLimit } from './seed-limits.js';

/** A player to log in as right after the first start, with the plan of a believable history. */
export interface DemoAccount {
  person: {
    email: string;
    firstName: string;
    lastName: string;
    nickname: string;
    dateOfBirth: string;
    countryCode: string;
    city: string;
    phoneCode: string;
    phone: string;
  };
  /** The seed of this player's history. */
  seed: number;
  /** Evenings played; the first was this many days ago. */
  sessions: number;
  startedDaysAgo: number;
  /** Stakes in EUR; one is chosen each evening. */
  stakes: readonly string[];
  /** Amounts in EUR, used in turn, one at the start of every so many evenings. */
  deposits: readonly string[];
  depositEvery: number;
  /** Rounds per evening. */
  rounds: number;
  /** The last evenings before today's, oldest first: their losses can be claimed from the rakeback calendar. */
  lately: readonly DemoEvening[];
  withdrawals: readonly DemoWithdrawal[];
  /** The limits that the player set, in EUR. */
  limits: readonly DemoLimit[];
}

/** An evening this many whole days before the first start, drawn from its own seed. */
export interface DemoEvening {
  daysAgo: number;
  seed: number;
  stake: string;
  rounds: number;
}

/** A withdrawal of the past: requested this many hours ago, by a method with its details, and the decision. */
export interface DemoWithdrawal {
  hoursAgo: number;
  amount: string;
  paymentMethodId: string;
  details: Record<string, string>;
  /** Why it was rejected; absent for one that was paid. */
  rejected?: string | undefined;
}

/** The password of all demo accounts; logged at start. */
export const demoPassword = 'Harbour-2026!';

/** A one-click account: a login name, no email, nothing played yet. */
export const demoOneClick = { login: '70261120', openedDaysAgo: 2 };

const marlonsBank = {
  fullName: 'Marlon Statia',
  accountNumber: 'NL91ABNA0417164300',
  email: 'marlon@casino.example',
  bankCode: 'ABNANL2A',
};

/** A player who fills the leaderboards: no one logs in as them. */
export interface DemoRacer {
  nickname: string;
  /** Hides the name (ghost mode). */
  isHidden?: boolean | undefined;
  stake: string;
  /** Rounds within each race. */
  rounds: number;
}

export const demoRacers: readonly DemoRacer[] = [
  { nickname: 'Marisol', stake: '50.00', rounds: 5 },
  { nickname: 'Tiago', stake: '50.00', rounds: 4 },
  { nickname: 'Brendon', stake: '40.00', rounds: 4 },
  { nickname: 'Suzanni', stake: '30.00', rounds: 4, isHidden: true },
  { nickname: 'Kokori', stake: '20.00', rounds: 4 },
  { nickname: 'Derrick', stake: '10.00', rounds: 4 },
  { nickname: 'Yvonne', stake: '5.00', rounds: 4 },
  { nickname: 'Leonie', stake: '2.00', rounds: 4 },
];

export const demoAccounts: readonly DemoAccount[] = [
  {
    person: {
      email: 'marlon@casino.example',
      firstName: 'Marlon',
      lastName: 'Statia',
      nickname: 'Marlon',
      dateOfBirth: '1988-03-14',
      countryCode: 'CW',
      city: 'Willemstad',
      phoneCode: '599',
      phone: '95161234',
    },
    seed: 64,
    sessions: 16,
    startedDaysAgo: 150,
    stakes: ['2.00', '4.00', '8.00'],
    deposits: ['250.00', '500.00', '400.00', '80.00'],
    depositEvery: 5,
    rounds: 28,
    lately: [
      { daysAgo: 2, seed: 189, stake: '4.00', rounds: 24 },
      { daysAgo: 1, seed: 100, stake: '4.00', rounds: 24 },
    ],
    withdrawals: [
      {
        hoursAgo: 30 * 24 + 3,
        amount: '150.00',
        paymentMethodId: 'skrill',
        details: { email: 'marlon@casino.example' },
      },
      {
        hoursAgo: 9 * 24 + 2,
        amount: '600.00',
        paymentMethodId: 'bank',
        details: { ...marlonsBank, accountNumber: 'NL20INGB0001234567', fullName: 'M. Janga' },
        rejected: 'The bank account is in another name. Please use one of your own.',
      },
      { hoursAgo: 20, amount: '120.00', paymentMethodId: 'bank', details: marlonsBank },
    ],
    limits: [
      { kind: 'deposit', period: 'weekly', amount: '1000' },
      { kind: 'loss', period: 'daily', amount: '250' },
    ],
  },
  {
    person: {
      email: 'anna@casino.example',
      firstName: 'Anna',
      lastName: 'Lindqvist',
      nickname: 'Nauta',
      dateOfBirth: '1993-11-02',
      countryCode: 'DE',
      city: 'Hamburg',
      phoneCode: '49',
      phone: '15123456789',
    },
    seed: 7,
    sessions: 9,
    startedDaysAgo: 80,
    stakes: ['0.20', '0.40', '1.00'],
    deposits: ['25.00', '50.00', '25.00'],
    depositEvery: 4,
    rounds: 8,
    lately: [],
    withdrawals: [],
    limits: [],
  },
  {
    person: {
      email: 'yusuf@casino.example',
      firstName: 'Yusuf',
      lastName: 'Haddad',
      nickname: '',
      dateOfBirth: '1979-07-23',
      countryCode: 'AE',
      city: 'Sharjah',
      phoneCode: '971',
      phone: '501234567',
    },
    seed: 12,
    sessions: 7,
    startedDaysAgo: 45,
    stakes: ['0.60', '1.00', '2.00'],
    deposits: ['50.00', '100.00'],
    depositEvery: 3,
    rounds: 8,
    lately: [],
    withdrawals: [],
    limits: [],
  },
];
