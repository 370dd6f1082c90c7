import { gameQuery, GamePage as GameDetails } from '@casino-kit/games';
import { useApiClient } from '@casino-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';

/** The page of one game. */
export default function GamePage() {
  const t = useTexts();
  const { game = '' } = useParams();
  const { data } = useQuery(gameQuery(useApiClient(), game));
  return (
    <>
      <PageTitle>{data?.name ?? t('shell.lobby.title')}</PageTitle>
      <GameDetails slug={game} />
    </>
  );
}
