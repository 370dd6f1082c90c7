import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDestination, maskMailbox } from './destination.js';

describe('maskDestination', () => {
  it.each([
    ['bank', { accountNumber: 'NL91ABNA0417164300' }, 'NL91 •••• 4300'],
    ['netbanking', { accountNumber: '12345678' }, '•••• 5678'],
    ['crypto', { walletAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, 'bc1qar •••• 5mdq'],
    ['upi', { upiId: 'marlon.s@okbank' }, 'ma•••s@okbank'],
    ['skrill', { email: 'bo@example.com' }, 'b•••@example.com'],
  ] as const)('masks the destination of %s', (form, details, shown) => {
    expect(maskDestination(form, details)).toBe(shown);
  });
  it('returns brand and last digits of a card', () => {
    expect(maskDestination('card', { cardId: 'x' }, { brand: 'Visa', last4: '4021' })).toBe('Visa •••• 4021');
  });
  it('never shows a whole account number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{5,34}$/), (accountNumber) => {
        const shown = maskDestination('bank', { accountNumber });
        const emitted = shown.replaceAll(/[ •]/g, '').length;
        expect(emitted).toBeLessThan(accountNumber.length);
        expect(emitted).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('maskMailbox', () => {
  it('keeps the domain and no more than three letters of the name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (name) => {
        const [shown, domain] = maskMailbox(`${name}@example.com`).split('@');
        expect(domain).toBe('example.com');
        expect((shown ?? '').replaceAll('•', '').length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
