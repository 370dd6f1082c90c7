'use client';

import { LogIn } from 'lucide-react';
import { type Game } from '@casino-kit/api-contract';
import { modalHref } from '@casino-kit/settings';
import { Button, ButtonLink, EmptyState } from '@casino-kit/ui';
import { useTexts } from '../game-texts.js';
import { Backdrop } from './backdrop.js';
import styles from './play-stage.module.css';

export interface EnterStateProps {
  /** Shown behind, if guests may see the game's view; `null` if they may not. */
  game: Game | null;
  /** Which of the two is offered first. */
  first: 'login' | 'register';
  /** Opens the demo instead; omitted if there is none for guests. */
  onDemo?: (() => void) | undefined;
}

/** A guest at a game that requires an account: log in, register, or try it for free. */
export function EnterState({ game, first, onDemo }: EnterStateProps) {
  const t = useTexts();
  const ways = [
    { id: 'login', href: modalHref('login') },
    { id: 'register', href: modalHref('registration') },
  ] as const;
  return (
    <div className={styles.enter}>
      <Backdrop game={game} />
      <div className={styles.panel}>
        <EmptyState
          title={t('games.enter')}
          icon={<LogIn size={28} aria-hidden data-icon="directional" />}
          action={
            <div className={styles.ways}>
              {[...ways]
                .sort((a, b) => Number(b.id === first) - Number(a.id === first))
                .map(({ id, href }) => (
                  <ButtonLink key={id} href={href} variant={id === first ? 'primary' : 'line'}>
                    {t(`games.${id}`)}
                  </ButtonLink>
                ))}
              {onDemo && (
                <Button variant="ghost" onClick={onDemo}>
                  {t('games.playDemo')}
                </Button>
              )}
            </div>
          }
        >
          {t('games.enter.text')}
        </EmptyState>
      </div>
    </div>
  );
}
