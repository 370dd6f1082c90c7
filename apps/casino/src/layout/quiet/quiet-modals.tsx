import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { queryWithout } from '../../modals/modal-query.js';
import { Modals } from '../modals.js';

/** The modals that stay open; every other one leaves the address. The bank's answer to a payment must still be delivered. */
const openModals: readonly string[] = [
  'login',
  'forgot-password',
  'reset-password',
  'verify-email',
  'verify-email-expired',
  'deposit-3ds-success',
  'cookies',
  'blocked-country',
];

/** The modals of an excluded player: none that deposits, offers or asks for a choice before play. */
export function QuietModals() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const modal = query.get('modal');
  const isOpen = modal === null || openModals.includes(modal);
  const drop = useCallback(() => {
    const { pathname, search } = window.location;
    void navigate({ pathname, search: queryWithout(search) }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  useEffect(() => {
    if (!isOpen) drop();
  }, [isOpen, drop]);
  return isOpen && <Modals />;
}
