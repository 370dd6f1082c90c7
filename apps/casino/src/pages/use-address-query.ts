import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Returns the query of the address, and a function that changes single parameters of it; `''` removes one, but for `kept`,
 * which stays without a value. It changes the newest address, which the page may not have rendered yet.
 */
export function useAddressQuery() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const change = (changes: Record<string, string>, { replace = true, kept = '' } = {}) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' && name !== kept) next.delete(name);
      else next.set(name, value);
    }
    void navigate({ pathname, search: next.toString() }, { replace, preventScrollReset: true });
  };
  return { query, change };
}
