import { type BalanceUpdate } from '@casino-kit/api-contract';
import { guest } from '@casino-kit/session';
import { expect, it } from 'vitest';
import { mergeBalances } from './pending-balance.js';

const update = (balances: Partial<BalanceUpdate>, state = guest) => ({
  state,
  balances: { cash: null, nonCash: null, total: null, currencyCode: null, ...balances },
});

it('a later update keeps what it does not name, except the total', () => {
  const earlier = update({ cash: '1.00', nonCash: '2.00', total: '3.00', currencyCode: 'EUR' });
  expect(mergeBalances(earlier, update({ cash: '5.00' }))).toEqual(
    update({ cash: '5.00', nonCash: '2.00', currencyCode: 'EUR' }),
  );
  expect(mergeBalances(earlier, update({ nonCash: '0.00', total: '1.00' }))).toEqual(
    update({ cash: '1.00', nonCash: '0.00', total: '1.00', currencyCode: 'EUR' }),
  );
});

it('a later update wins with all that it names', () => {
  const later = update({ cash: '7.00', nonCash: '8.00', total: '15.00', currencyCode: 'TRY' });
  const earlier = update({ cash: '1.00', nonCash: '2.00', total: '3.00', currencyCode: 'EUR' });
  expect(mergeBalances(earlier, later)).toEqual(later);
});

it('an update of another state of the session replaces the earlier one', () => {
  const later = update({ cash: '5.00' }, { ...guest });
  expect(mergeBalances(update({ cash: '1.00', nonCash: '2.00' }), later)).toBe(later);
});
