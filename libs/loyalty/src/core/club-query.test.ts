import { expect, it, vi } from 'vitest';
import { getLoyaltyClub } from '@casino-kit/api-contract';
import { makeClub } from '../testing/fixtures.js';
import { clubQuery } from './club-query.js';

it('requests the club in a currency, which is part of its key', async () => {
  const call = vi.fn(() => Promise.resolve(makeClub()));
  const query = clubQuery({ call: call as never }, 'NOK');
  expect(query.queryKey).toEqual(['loyalty', 'club', 'NOK']);
  const { signal } = new AbortController();
  await expect(query.queryFn({ signal })).resolves.toEqual(makeClub());
  expect(call).toHaveBeenCalledExactlyOnceWith(
    getLoyaltyClub,
    { query: { currencyCode: 'NOK' } },
    { signal },
  );
});
