import { type Game } from '@casino-kit/api-contract';

/** Why a game cannot be played in a mode. */
export type PlayBlockReason = 'GAME_UNAVAILABLE' | 'DEMO_NOT_POSSIBLE' | 'ACCOUNT_EXCLUDED';

/** The result of pressing Play or Demo. */
export type Move =
  | { kind: 'play' }
  | { kind: 'login' }
  | { kind: 'register' }
  | { kind: 'unavailable'; reason: PlayBlockReason };

export interface PlayGate {
  real: Move;
  demo: Move;
  /** Whether the guest may see the game's own view without playing (`allowGameViewNotLoggedUser`). */
  view: boolean;
}

export interface PlayQuestion {
  game: Pick<Game, 'available' | 'demo'>;
  authenticated: boolean;
  selfExcluded: boolean;
  /** A guest who has an account, as far as this browser knows: asked to log in rather than to register. */
  returning: boolean;
  /** Demo play for guests is on, by setting and by policy (`Policy.guestDemoPlay`). */
  guestDemoPlay: boolean;
  allowGameViewNotLoggedUser: boolean;
}

/**
 * Returns what Play and Demo do for this visit (§6). A self-excluded player plays nothing, since only withdrawals are
 * possible (§4). A guest never plays for money, and a demo only if the brand lets guests.
 */
export function playGate(question: PlayQuestion): PlayGate {
  const { game, authenticated, selfExcluded, returning, guestDemoPlay } = question;
  const view = authenticated || question.allowGameViewNotLoggedUser;
  const unavailable = (reason: PlayBlockReason): Move => ({ kind: 'unavailable', reason });
  if (selfExcluded)
    return { real: unavailable('ACCOUNT_EXCLUDED'), demo: unavailable('ACCOUNT_EXCLUDED'), view };
  if (!game.available)
    return { real: unavailable('GAME_UNAVAILABLE'), demo: unavailable('GAME_UNAVAILABLE'), view };
  const enter: Move = authenticated ? { kind: 'play' } : { kind: returning ? 'login' : 'register' };
  if (!game.demo) return { real: enter, demo: unavailable('DEMO_NOT_POSSIBLE'), view };
  return { real: enter, demo: guestDemoPlay ? { kind: 'play' } : enter, view };
}
