import { type Location, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { queryWithModal } from './modal-query.js';

const withLogin = v.object({ login: v.string() });

/** Returns the login typed in the previous dialog, `''` without one. */
export function useLoginPrefill(): string {
  const parsed = v.safeParse(withLogin, useLocation().state);
  return parsed.success ? parsed.output.login : '';
}

/**
 * Navigates to another dialog and prefills it with the typed login: over this page, keeping the rest of its history
 * state, or over the page at `path`.
 */
export function useNavigateWithLogin(): (modal: string, login: string, path?: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<object | null>;
  return (modal, login, path) => {
    const here = path === undefined;
    void navigate(here ? queryWithModal(window.location.search, modal) : path + queryWithModal('', modal), {
      state: { ...(here ? state : {}), login },
      preventScrollReset: here,
    });
  };
}
