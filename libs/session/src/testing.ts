import { type UserDetails } from '@casino-kit/api-contract';

/** A signed-in player's details as the backend answers them, for tests and stories. */
export function makeUserDetails(
  overrides: Partial<Omit<UserDetails, 'getUser'>> & { getUser?: Partial<UserDetails['getUser']> } = {},
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
