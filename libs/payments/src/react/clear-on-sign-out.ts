import { type Session } from '@casino-kit/session';

const followed = new WeakMap<object, Set<() => void>>();

/** Calls `forget` at the end of a session from now on. A second call for the same session does nothing. */
export function clearOnSignOut(session: Pick<Session, 'state' | 'subscribe'>, forget: () => void): void {
  const known = followed.get(session) ?? new Set();
  followed.set(session, known);
  if (known.has(forget)) return;
  known.add(forget);
  session.subscribe(() => {
    const { initialized, authenticated } = session.state();
    if (initialized && !authenticated) forget();
  });
}
