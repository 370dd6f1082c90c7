import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

const withLogin = v.object({ login: v.string() });

/** The state of a history entry with what was typed as login in one dialog, for the next one; what else it says stays. */
export function withTypedLogin(state: unknown, login: string): object {
  return { ...(typeof state === 'object' ? state : {}), login };
}

/** What was typed as login in the dialog before, `''` for nothing. */
export function useTypedLogin(): string {
  const parsed = v.safeParse(withLogin, useLocation().state);
  return parsed.success ? parsed.output.login : '';
}
