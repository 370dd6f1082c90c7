import '@casino-kit/wallet/styles.css';
import '@casino-kit/games/styles/pages.css';
import { parsePlayMode, PlayScreen, recentGamesQuery, useGame } from '@casino-kit/games';
import { useApiClient } from '@casino-kit/api-client';
import { useRealityCheck } from '@casino-kit/responsible-gaming';
import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath, modalHref } from '@casino-kit/settings';
import { ButtonLink } from '@casino-kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../app/lazy-part.js';
import { playerZone } from '../../app/player-zone.js';
import { routeBefore } from '../../app/navigation-history.js';
import { useThirdParties } from '../../app/third-parties.js';
import { usePageTexts } from '../../app/page-texts.js';
import { PageTitle } from '../page-title.js';
import { HeldBalance } from './held-balance.js';
import Stop from './stop.js';

const BonusBuy = lazyPart(() => import('./bonus-buy.js'));
const RealityCheck = lazyPart(() => import('./reality-check.js'));
const Pause = lazyPart(() => import('./pause.js'));

/** `/play/{game}`: a game for money or, with `?mode=demo`, as a demo. */
export default function PlayPage() {
  const t = usePageTexts();
  const navigate = useNavigate();
  const { game = '' } = useParams();
  const { pathname } = useLocation();
  const [backHref] = useState(() => routeBefore(pathname) ?? undefined);
  const [query] = useSearchParams();
  const authenticated = useIsAuthenticated();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const limits = usePagePath('limits');
  const breaks = usePagePath('freeze-account');
  const mode = parsePlayMode(query.get('mode'));
  const check = useRealityCheck({ timeZone: playerZone(), playing: authenticated && mode === 'real' });
  const [isPlaying, setPlaying] = useState(false);
  // A check that became due in the middle of a round waits for its result.
  const isDue = check.isDue && !isPlaying;
  const { data } = useGame(game);
  // The game played here comes first among the recent games when the lobby is shown again.
  useEffect(
    () => () => {
      void queryClient.invalidateQueries({ queryKey: recentGamesQuery(client).queryKey });
    },
    [queryClient, client],
  );
  return (
    <>
      <PageTitle>{data?.name ?? t('shell.lobby.title')}</PageTitle>
      <PlayScreen
        key={game}
        slug={game}
        backHref={backHref}
        mode={mode}
        onMode={(next) => void navigate({ search: next === 'demo' ? '?mode=demo' : '' }, { replace: true })}
        paused={check.isDue || check.pausedUntil !== null}
        notice={
          check.pausedUntil === null ? undefined : (
            <Suspense>
              <Pause until={check.pausedUntil} />
            </Suspense>
          )
        }
        stop={
          // In the bar from the start, so that nothing in it moves.
          authenticated ? <Stop /> : undefined
        }
        onRejected={check.refresh}
        onRound={check.onRound}
        session={check.session}
        allowedOrigins={useThirdParties().frameOrigins}
        limitsHref={limits}
        breakHref={breaks}
        depositHref={modalHref('deposit')}
        onPlaying={setPlaying}
        balance={authenticated ? <HeldBalance held={isPlaying} /> : undefined}
        bonusBuyChoice={(ask) => (
          <Suspense>
            <BonusBuy game={game} ask={ask} />
          </Suspense>
        )}
        deposit={
          authenticated ? (
            <ButtonLink href={modalHref('deposit')} icon={<Plus size={18} aria-hidden />}>
              {t('shell.deposit')}
            </ButtonLink>
          ) : undefined
        }
      />
      {isDue && (
        <Suspense>
          <RealityCheck check={check} />
        </Suspense>
      )}
    </>
  );
}
