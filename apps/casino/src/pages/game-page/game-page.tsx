import '@casino-kit/games/styles/pages.css';
import { GamePage as GameDetails, useGame } from '@casino-kit/games';
import { useIsAuthenticated } from '@casino-kit/session';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../../app/lazy-part.js';
import { usePageTexts } from '../../app/page-texts.js';
import { SlimFooter } from '../../layout/slim-footer.js';
import { PageTitle } from '../page-title.js';

const FirstDeposit = lazyPart(() => import('./first-deposit.js'));

/** The page of one game. */
export default function GamePage() {
  const t = usePageTexts();
  const { game = '' } = useParams();
  const authenticated = useIsAuthenticated();
  const { data } = useGame(game);
  return (
    <>
      <PageTitle>{data?.name ?? t('shell.lobby.title')}</PageTitle>
      <SlimFooter />
      <GameDetails
        slug={game}
        notice={
          authenticated && data?.available ? (
            <Suspense>
              <FirstDeposit />
            </Suspense>
          ) : undefined
        }
      />
    </>
  );
}
