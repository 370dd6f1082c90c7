/** The merchant as payers see it, and its bank account. None of it exists. */
export const merchant = {
  name: 'Casino Kit',
  city: 'WILLEMSTAD',
  upiId: 'casinokit@harbourbank',
  pixKey: 'pix@casino-kit.example',
  bank: {
    beneficiary: 'Casino Kit Payments',
    accountNumber: 'NL00HARB0000000000',
    bankCode: 'HARBNL2A',
    bankName: 'Harbour Bank',
  },
} as const;
