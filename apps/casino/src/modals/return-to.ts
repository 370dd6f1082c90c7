import { safeRedirect } from '@casino-kit/settings';
import * as v from 'valibot';

const withReturn = v.object({ returnTo: v.string() });

/** Returns the page where the session ended, from the state of a history entry; `null` when it is not known. */
export function returnPath(state: unknown): string | null {
  const parsed = v.safeParse(withReturn, state);
  if (!parsed.success) return null;
  const [path = '', query] = parsed.output.returnTo.split('?', 2);
  const modal = new URLSearchParams(query);
  // Never return to the login itself.
  if (modal.get('modal') === 'login') modal.delete('modal');
  const rest = modal.toString();
  return safeRedirect(rest === '' ? path : `${path}?${rest}`);
}
