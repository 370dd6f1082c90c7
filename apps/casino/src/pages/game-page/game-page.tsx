import '@casino-kit/games/styles/pages.css';
import { GamePage as GameDetails, useGame } from '@casino-kit/games';
import { useParams } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';
import { SlimFooter } from '../../layout/slim-footer.js';
import { PageTitle } from '../page-title.js';

/** The page of one game. */
export default function GamePage() {
  const t = usePageTexts();
  const { game = '' } = useParams();
  const { data } = useGame(game);
  return (
    <>
      <PageTitle>{data?.name ?? t('shell.lobby.title')}</PageTitle>
      <SlimFooter />
      <GameDetails slug={game} />
    </>
  );
}
