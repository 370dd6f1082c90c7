import { useSearchParams } from 'react-router-dom';

/**
 * Returns the query of the address, and a function that changes single parameters of it; `''` removes one, but for `kept`,
 * which stays without a value. It changes the newest address, which the page may not have rendered yet.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Record<string, string>, { replace = true, kept = '' } = {}) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value || name === kept) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace, preventScrollReset: true });
  };
  return { query, change };
}
