import { type Session } from '@casino-kit/session';

const followed = new WeakMap<object, Set<() => void>>();

/** Calls `clear` at the end of a session from now on. A second call for the same session does nothing. */
export function clearOnSignOut(session: Pick<Session, 'state' | 'subscribe'>, clear: () => void): void {
  const known = followed.get(session) ?? new Set();
  followed.set(session, known);
  if (known.has(clear)) return;
  known.add(clear);
  session.subscribe(() => {
    const { initialized, authenticated } = session.state();
    if (initialized && !authenticated) clear();
  });
}
