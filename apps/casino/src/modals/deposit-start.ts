import { type DepositStart } from '@casino-kit/payments';
import { usePagePath } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { queryWith, queryWithModal } from './modal-query.js';

/** What the address names for a deposit form to start with: `payWith`, a method's id, and `amount` in major units. */
export function startOf(query: URLSearchParams): { initialMethodId?: string; initialAmount?: string } {
  const methodId = query.get('payWith');
  const amount = query.get('amount');
  return {
    ...(methodId === null ? {} : { initialMethodId: methodId }),
    ...(amount === null ? {} : { initialAmount: amount }),
  };
}

/** The query that opens a deposit form with a start: on the deposit page its own form, elsewhere `?modal=deposit`. */
export function queryWithStart(
  search: string,
  { methodId, amount }: DepositStart,
  onDepositPage: boolean,
): string {
  const start = {
    ...(methodId === null ? {} : { payWith: methodId }),
    ...(amount === null ? {} : { amount }),
  };
  return onDepositPage ? queryWith(search, start) : queryWithModal(search, 'deposit', start);
}

/** Gives what starts a deposit once more, with its method and amount. */
export function useDepositAgain(): (start: DepositStart) => void {
  const navigate = useNavigate();
  const depositPath = usePagePath('deposit');
  return (start) => {
    const { pathname, search } = window.location;
    navigate(`${pathname}${queryWithStart(search, start, pathname === depositPath)}`);
  };
}
