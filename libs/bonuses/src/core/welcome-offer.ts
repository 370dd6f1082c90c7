/** What new players are welcomed with (§9): up to 1000 EUR and 100 free spins. */
export const welcomeOffer = { amount: '1000', currencyCode: 'EUR', freeSpins: 100 } as const;
export type WelcomeOffer = { amount: string; currencyCode: string; freeSpins: number };
