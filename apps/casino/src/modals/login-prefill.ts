import { type Location, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { queryWithModal } from './modal-query.js';

const withLogin = v.object({ login: v.string() });

/** What was typed as login in the dialog before, `''` for nothing. */
export function useLoginPrefill(): string {
  const parsed = v.safeParse(withLogin, useLocation().state);
  return parsed.success ? parsed.output.login : '';
}

/**
 * Leads to another dialog, which finds there what was typed as login: over this page, with all else that its history entry
 * says, or over the page at `path`.
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
