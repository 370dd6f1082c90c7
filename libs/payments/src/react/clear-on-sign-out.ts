import { type Session } from '@casino-kit/session';

const followed = new WeakMap<object, Set<() => void>>();

/** From now on the end of a session calls `forget`. Asking twice for one session does nothing. */
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
