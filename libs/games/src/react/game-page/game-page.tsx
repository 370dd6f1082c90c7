'use client';

import { ChevronRight, Sparkles } from 'lucide-react';
import { type ReactNode } from 'react';
import { type GameDetails } from '@casino-kit/api-contract';
import { useSettings } from '@casino-kit/settings';
import { Card, Link } from '@casino-kit/ui';
import { allGames, categoryHref } from '../../core/category-href.js';
import { NearPulse } from '../game-pulse/near-pulse.js';
import { GameRow } from '../game-row/game-row.js';
import { GameNotFound } from '../game-not-found/game-not-found.js';
import { useTexts } from '../game-texts.js';
import { useGame } from '../use-game.js';
import { GameHero } from './game-hero.js';
import { GameMissing } from './game-missing.js';
import styles from './game-page.module.css';
import { GamePageSkeleton } from './game-page-skeleton.js';
import { SessionPicture } from './session-picture.js';
import { useServerText } from './use-server-text.js';

function Breadcrumbs({ game }: { game: GameDetails }) {
  const t = useTexts();
  const settings = useSettings();
  const arrow = <ChevronRight size={14} aria-hidden data-icon="directional" />;
  return (
    <nav aria-label={t('games.breadcrumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <Link href={categoryHref(settings, allGames)}>{t('games.casino')}</Link>
          {arrow}
        </li>
        <li>
          <Link href={categoryHref(settings, game.kind)}>{t(`games.category.${game.kind}`)}</Link>
          {arrow}
        </li>
        <li aria-current="page">{game.name}</li>
      </ol>
    </nav>
  );
}

/** A game's page for loaded data: its header, its description, what a session looks like, its pulse, similar games. */
export function GamePageView({
  game,
  returning = false,
  notice,
}: {
  /** As `useGame` loads it. */
  game: GameDetails;
  /** A guest who is known to have an account logs in instead of registering. */
  returning?: boolean | undefined;
  /** Something of the host below the game's header. */
  notice?: ReactNode | undefined;
}) {
  const t = useTexts();
  const shown = useServerText(game);
  return (
    <div className={styles.page}>
      <Breadcrumbs game={game} />
      <GameHero game={game} returning={returning} />
      {notice}
      <div className={styles.columns} data-alone={game.session === null || undefined}>
        <Card className={styles.tile}>
          <h2>{t('games.about')}</h2>
          {game.description.map((paragraph) => (
            <p key={paragraph} {...shown(paragraph)} />
          ))}
        </Card>
        {game.session !== null && (
          <Card className={styles.tile}>
            <h2>{t('games.session')}</h2>
            <SessionPicture session={game.session} />
          </Card>
        )}
      </div>
      {game.available && <NearPulse key={game.slug} slug={game.slug} />}
      <GameRow
        title={t('games.similar')}
        icon={<Sparkles size={22} aria-hidden />}
        filter={{ similarTo: game.slug }}
      />
    </div>
  );
}

export interface GamePageProps {
  /** Of the game, as in its address; an unknown one shows that the game does not exist. */
  slug: string;
  /** A guest who is known to have an account logs in instead of registering. */
  returning?: boolean | undefined;
  /** Something of the host below the game's header, such as what is missing before it can be played for money. */
  notice?: ReactNode | undefined;
}

/** The page of a game (G2), or a message that it does not exist. */
export function GamePage({ slug, returning, notice }: GamePageProps) {
  const { data, error, refetch } = useGame(slug);
  if (data) return <GamePageView game={data} returning={returning} notice={notice} />;
  if (data === null) return <GameNotFound />;
  if (error) return <GameMissing error={error} onRetry={() => void refetch()} />;
  return <GamePageSkeleton />;
}
