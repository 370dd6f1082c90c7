/** The currency of guests, and of players whose details name none, ISO 4217. */
export const defaultCurrencyCode = 'EUR';
