/** A player to sign in as right after the first start, with the plan of a believable past. */
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
  /** Draws this player's past. */
  seed: number;
  /** Evenings played, the first so many days ago. */
  sessions: number;
  startedDaysAgo: number;
  /** Stakes one is chosen from each evening, in EUR. */
  stakes: readonly string[];
  /** Amounts in EUR, taken in turn, one at the start of every so many evenings. */
  deposits: readonly string[];
  depositEvery: number;
}

/** The password of all demo accounts; told at start. */
export const demoPassword = 'Harbour-2026!';

/** An account that was opened with one click: a login name, no e-mail, nothing played yet. */
export const demoOneClick = { login: '70261120', openedDaysAgo: 2 };

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
    seed: 5891,
    sessions: 16,
    startedDaysAgo: 150,
    stakes: ['1.00', '2.00', '4.00'],
    deposits: ['100.00', '250.00', '300.00'],
    depositEvery: 3,
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
    seed: 2145,
    sessions: 9,
    startedDaysAgo: 80,
    stakes: ['0.20', '0.40', '1.00'],
    deposits: ['25.00', '50.00', '25.00'],
    depositEvery: 4,
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
    seed: 1428,
    sessions: 7,
    startedDaysAgo: 45,
    stakes: ['0.60', '1.00', '2.00'],
    deposits: ['50.00', '100.00'],
    depositEvery: 3,
  },
];
