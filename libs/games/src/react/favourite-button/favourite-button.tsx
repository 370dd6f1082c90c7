'use client';

import { type Game } from '@casino-kit/api-contract';
import { useAllTexts } from '@casino-kit/i18n';
import { Button } from '@casino-kit/ui';
import { Heart } from 'lucide-react';
import { use, useState } from 'react';
import { useTexts } from '../game-texts.js';
import { useFavourite } from '../use-favourite.js';
import styles from './favourite-button.module.css';
import { HeartsShown } from './hearts-shown.js';

export interface FavouriteButtonProps {
  /** Its slug is what the server stores, its name is in the label for screen readers. */
  game: Game;
  /**
   * In the corner of a positioned picture, seen when the game is a favourite, and while its parent is hovered or has the
   * focus; otherwise a large button beside others.
   */
  isOnCard?: boolean | undefined;
  /** A card that is not in use shows the heart of a favourite only, except where all hearts are shown. */
  isInUse?: boolean | undefined;
}

/**
 * A heart that adds a game to the player's favourites or removes it (G2). Renders nothing for a guest, until the
 * favourites are known, and on a server without favourites (decisions 40). Place it beside a link, never in one.
 */
export default function FavouriteButton({ game, isOnCard = false, isInUse = true }: FavouriteButtonProps) {
  // A card has only the texts of the lobby.
  useAllTexts();
  const t = useTexts();
  const { isFavourite, toggle } = useFavourite(game);
  // On touch nothing says that the card is in use; a heart that was pressed can be pressed again.
  const [wasPressed, setWasPressed] = useState(false);
  const stays = use(HeartsShown) || wasPressed;
  if (isFavourite === null || !(isFavourite || isInUse || stays)) return null;
  const shared = {
    'aria-label': t('games.favourite', { name: game.name }),
    'aria-pressed': isFavourite,
    onClick: () => {
      setWasPressed(true);
      toggle();
    },
  };
  if (!isOnCard)
    return (
      <Button {...shared} variant="glass" size="lg" className={styles.button}>
        <Heart size={20} aria-hidden />
      </Button>
    );
  return (
    <button {...shared} type="button" className={styles.heart} data-stays={stays || undefined}>
      <Heart size={18} aria-hidden />
    </button>
  );
}
