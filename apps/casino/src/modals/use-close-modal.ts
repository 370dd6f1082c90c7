import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryWithout } from './modal-query.js';

/** Returns what drops the open modal and its own parameters from the address; other parameters stay (decisions 11). */
export function useCloseModal(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate({ pathname, search: queryWithout(window.location.search) }, { preventScrollReset: true });
  }, [navigate, pathname]);
}
