/** Whom a modal is for. A `newcomer` comes as a guest, and may become a player while it is open. */
type Audience = 'guest' | 'newcomer' | 'player';

/** The audience of a modal by its `?modal=` value; every other modal is for everyone. */
const audiences: Readonly<Record<string, Audience>> = {
  login: 'guest',
  registration: 'newcomer',
  'limit-choice': 'player',
};

/**
 * Returns whether a modal is for who is there now, `wasAuthenticated` when it opened. One that is not closes and leaves the
 * address.
 */
export function isModalFor(modal: string, authenticated: boolean, wasAuthenticated: boolean): boolean {
  const audience = Object.hasOwn(audiences, modal) ? audiences[modal] : undefined;
  if (audience === 'player') return authenticated;
  if (audience === 'newcomer') return !wasAuthenticated;
  return audience === undefined || !authenticated;
}
