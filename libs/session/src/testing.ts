import { type UserDetails } from '@casino-kit/api-contract';
import { type TabPort } from './core/tab-channel.js';

/** Returns a logged-in player's details as the backend returns them, for tests and stories. */
export function makeUserDetails(
  overrides: Partial<Omit<UserDetails, 'getUser'>> & {
    getUser?: Partial<UserDetails['getUser']> | undefined;
  } = {},
): UserDetails {
  const { getUser, ...rest } = overrides;
  return {
    getUser: {
      userId: '7',
      email: 'marlon@casino.example',
      firstName: 'Marlon',
      lastName: 'Statia',
      address: '',
      zipCode: '',
      city: 'Willemstad',
      dateOfBirth: '1990-04-12',
      phoneCode: '599',
      phone: '',
      countryCode: 'CW',
      currencyCode: 'EUR',
      gender: 'Not to say',
      nickname: 'Marlon',
      kycStatus: '',
      isEmailVerified: true,
      tags: [],
      ...getUser,
    },
    userWallet: { amount: '1284.50', nonCashAmount: '40.00', totalAmount: '1324.50' },
    depositCount: 3,
    isCrypto: false,
    currencySymbol: '€',
    ...rest,
  };
}

/** Channels of several tabs: a message posted in one reaches the others at once, and never its sender. */
export function makeTabPorts(count: number): TabPort[] {
  const subscribed = Array.from({ length: count }, () => new Set<(event: { data: unknown }) => void>());
  return subscribed.map((own) => ({
    postMessage(message) {
      for (const others of subscribed)
        if (others !== own) for (const listener of others) listener({ data: structuredClone(message) });
    },
    addEventListener: (_type, listener) => void own.add(listener),
  }));
}

export { fakePasskeys, type FakePasskeys } from './testing/fake-passkeys.js';
