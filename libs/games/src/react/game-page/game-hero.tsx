'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { type GameDetails } from '@casino-kit/api-contract';
import { usePlayer } from '@casino-kit/session';
import { useTexts } from '../game-texts.js';
import { GameDetailsList } from './game-details-list.js';
import styles from './game-page.module.css';
import { PlayActions } from './play-actions.js';
import { useServerText } from './use-server-text.js';

/** How a game works with bonuses, for this player. */
function BonusLine({ compatible }: { compatible: boolean }) {
  const t = useTexts();
  const active = Boolean(usePlayer()?.activeBonus);
  const Icon = compatible ? Check : TriangleAlert;
  return (
    <p className={styles.bonusLine} data-compatible={compatible || undefined}>
      <Icon size={18} aria-hidden />
      {t(`games.bonus.${compatible ? 'yes' : 'no'}.${active ? 'active' : 'none'}`)}
    </p>
  );
}

/** The header of a game's page: image, name, how to play, details; the blurred image is the background. */
export function GameHero({ game, returning }: { game: GameDetails; returning: boolean }) {
  const t = useTexts();
  const shown = useServerText(game);
  const tags = game.features.length > 0 ? game.features : [`games.feature.${game.kind}`];
  return (
    <section className={styles.hero}>
      <img src={game.thumbnailUrl} alt="" width={300} height={400} className={styles.back} />
      <div className={styles.poster}>
        <img src={game.thumbnailUrl} alt="" width={300} height={400} fetchPriority="high" />
      </div>
      <div className={styles.main}>
        <p className={styles.provider}>{game.provider.name}</p>
        <h1>{game.name}</h1>
        <ul className={styles.tags} aria-label={t('games.features')}>
          {tags.map((feature) => (
            <li key={feature} {...shown(feature)} />
          ))}
        </ul>
        <PlayActions game={game} returning={returning} />
        {game.available && game.bonusCompatible !== null && <BonusLine compatible={game.bonusCompatible} />}
      </div>
      <div className={styles.factsPanel}>
        <GameDetailsList game={game} />
      </div>
    </section>
  );
}
