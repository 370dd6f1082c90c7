'use client';

import { useState } from 'react';
import { getErrorCode, useApiClient } from '@casino-kit/api-client';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { launchQuery, type PlayMode } from '../../core/launch-query.js';
import { type PlayError, toPlayError } from '../../core/play-error.js';
import { useGame } from '../use-game.js';
import { usePlayGate } from '../use-play-gate.js';
import { trustedOrigin } from './trusted-origin.js';

/** Until a game is loaded, it is unknown how it can be played. */
const unknownGame = { available: true, demo: true };

export interface PlayQuestion {
  slug: string;
  mode: PlayMode;
  allowedOrigins: readonly string[];
  returning: boolean;
}

/** Loads everything that the play screen needs: the game, whether the player may play it, and its launch. */
export function usePlay({ slug, mode, allowedOrigins, returning }: PlayQuestion) {
  const client = useApiClient();
  const { code } = useLocale();
  const { initialized, authenticated } = useAuthState();
  const { demoUserId } = useSettings();
  const [ended, setEnded] = useState<{ url: string; error: PlayError } | null>(null);
  const game = useGame(slug);
  const gate = usePlayGate(game.data ?? unknownGame, returning);
  const move = gate[mode];
  const launch = useQuery({
    ...launchQuery(client, { slug, mode, localeCode: code, demoUserId: authenticated ? '' : demoUserId }),
    enabled: initialized && Boolean(game.data) && move.kind === 'play',
  });
  const url = launch.data?.url ?? null;
  const origin = url === null ? null : trustedOrigin(url, { pageOrigin: location.origin, allowedOrigins });

  const error = (): PlayError | null => {
    if (game.data === null) return toPlayError('GAME_NOT_FOUND');
    if (game.error && !game.data) return toPlayError(getErrorCode(game.error));
    if (move.kind === 'unavailable') return toPlayError(move.reason);
    if (launch.error && !launch.isFetching) return toPlayError(getErrorCode(launch.error));
    if (url !== null && origin === null) return toPlayError('UNTRUSTED_FRAME');
    return ended !== null && ended.url === url ? ended.error : null;
  };
  return {
    game: game.data ?? null,
    gate,
    move: initialized && game.data ? move : null,
    error: initialized ? error() : null,
    frame: url !== null && origin !== null && !launch.isFetching ? { url, origin } : null,
    end: (found: PlayError) => url !== null && setEnded({ url, error: found }),
    retry: () => {
      if (!game.data) void game.refetch();
      else void launch.refetch();
    },
  };
}
