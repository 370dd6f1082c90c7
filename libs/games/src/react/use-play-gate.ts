'use client';

import { type Game } from '@casino-kit/api-contract';
import { useAuthState, useIsAuthenticated } from '@casino-kit/session';
import { usePagePath, usePolicy, useSettings, modalHref } from '@casino-kit/settings';
import { type PlayBlockReason, type Move, playGate, type PlayGate } from '../core/play-gate.js';

/** What Play and Demo do at the moment (§6). `returning`: a guest who is known to have an account. */
export function usePlayGate(game: Pick<Game, 'available' | 'demo'>, returning = false): PlayGate {
  const authenticated = useIsAuthenticated();
  const selfExcluded = useAuthState((state) => state.selfExcluded);
  const { allowGameViewNotLoggedUser } = useSettings();
  const { guestDemoPlay } = usePolicy();
  return playGate({
    game,
    authenticated,
    selfExcluded,
    returning,
    guestDemoPlay,
    allowGameViewNotLoggedUser,
  });
}

/** Where an action leads, or why it is blocked. */
export type Target = { href: string } | { blockReason: PlayBlockReason };

function toTarget(move: Move, playHref: string): Target {
  switch (move.kind) {
    case 'play':
      return { href: playHref };
    case 'login':
      return { href: modalHref('login') };
    case 'register':
      return { href: modalHref('registration') };
    case 'unavailable':
      return { blockReason: move.reason };
  }
}

/** Returns the links of a game: its page, and the targets of Play and Demo. */
export function useGameLinks(
  game: Pick<Game, 'slug' | 'available' | 'demo'>,
  returning = false,
): { details: string; real: Target; demo: Target } {
  const gate = usePlayGate(game, returning);
  const playHref = usePagePath('play', { game: game.slug });
  return {
    details: usePagePath('game', { game: game.slug }),
    real: toTarget(gate.real, playHref),
    demo: toTarget(gate.demo, `${playHref}?mode=demo`),
  };
}
