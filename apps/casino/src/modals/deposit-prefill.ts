import { type DepositPrefill } from '@casino-kit/payments';
import { usePagePath } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { queryOfDepositPage, queryWithModal } from './modal-query.js';

/**
 * The initial values that the address names for a deposit form: `payWith`, a method's id, `amount` in major units,
 * `bonus`, the id of an offer, and `coupon`, a code.
 */
export function readDepositPrefill(query: URLSearchParams): {
  initialMethodId?: string | undefined;
  initialAmount?: string | undefined;
  initialBonusId?: string | undefined;
  initialCouponCode?: string | undefined;
} {
  const named = (name: string, parameter: string) => {
    const value = query.get(parameter);
    return value === null ? {} : { [name]: value };
  };
  return {
    ...named('initialMethodId', 'payWith'),
    ...named('initialAmount', 'amount'),
    ...named('initialBonusId', 'bonus'),
    ...named('initialCouponCode', 'coupon'),
  };
}

/** Returns the query that opens a prefilled deposit form: the page's own on `/deposit`, elsewhere `?modal=deposit`. */
export function queryWithPrefill(
  search: string,
  { methodId, amount, bonusId, couponCode }: DepositPrefill,
  onDepositPage: boolean,
): string {
  const start = {
    ...(methodId === null ? {} : { payWith: methodId }),
    ...(amount === null ? {} : { amount }),
    ...(bonusId === null ? {} : { bonus: bonusId }),
    ...(couponCode === null ? {} : { coupon: couponCode }),
  };
  return onDepositPage ? queryOfDepositPage(search, start) : queryWithModal(search, 'deposit', start);
}

/** Returns a function that retries a deposit with its method, amount, bonus and coupon (decision 51). */
export function useRetryDeposit(): (start: DepositPrefill) => void {
  const navigate = useNavigate();
  const depositPath = usePagePath('deposit');
  return (start) => {
    const { pathname, search } = window.location;
    navigate(`${pathname}${queryWithPrefill(search, start, pathname === depositPath)}`);
  };
}
