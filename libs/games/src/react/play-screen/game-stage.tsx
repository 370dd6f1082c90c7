'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type GameFrameCommand, type GameFrameMessage } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { usePagePath } from '@casino-kit/settings';
import { Alert, Link, Skeleton } from '@casino-kit/ui';
import { type FrameAdapter } from '../../core/game-frame.js';
import { endsPlay, isShownByHost, type PlayError, toPlayError } from '../../core/play-error.js';
import { useTexts } from '../game-texts.js';
import styles from './play-stage.module.css';
import { useGameFrame } from './use-game-frame.js';

export interface GameStageProps {
  title: string;
  url: string;
  /** The only origin that messages are accepted from and posted to. */
  origin: string;
  /** Translates between the frame and the protocol; must stay the same between renders. */
  adapter: FrameAdapter;
  sound: boolean;
  /** Something covers the game, which starts no round until this ends. */
  paused: boolean;
  /** The player's real balance for the game, in major units; `null` in a demo. */
  balance: string | null;
  depositHref: string;
  onRound: (round: Extract<GameFrameMessage, { type: 'game:round' }>) => void;
  /** Receives whether the game plays a round whose result it has not shown yet; `false` when it is left. */
  onPlaying?: ((on: boolean) => void) | undefined;
  /** Receives the code of a rejected round that the host shows by itself; without it a note over the game does. */
  onRejected?: ((code: string) => void) | undefined;
  /** Receives an error after which the game cannot continue. */
  onEnd: (error: PlayError) => void;
  /** Asks how to continue with a bonus buy above the limit of a bonus; without it the player returns to the game. */
  bonusBuyChoice?: ((ask: BonusBuyRequest) => ReactNode) | undefined;
}

type Choice = Extract<GameFrameCommand, { type: 'game:bonusBuyChoice' }>['choice'];
/** A bonus buy that waits for the player's choice. Amounts are major units of the game's currency; `stake` is the bet. */
export interface BonusBuyRequest {
  stake: Amount;
  cost: Amount;
  max: Amount;
  bonus: string;
  choose: (choice: Choice) => void;
}

const colourTokens = ['--color-primary', '--color-primary-end', '--color-on-primary'];

/** A game in its sandboxed frame, with its messages shown around it. Set another `key` for another launch. */
export function GameStage({
  title,
  url,
  origin,
  adapter,
  sound,
  paused,
  balance,
  depositHref,
  onRound,
  onPlaying,
  onRejected,
  onEnd,
  bonusBuyChoice,
}: GameStageProps) {
  const t = useTexts();
  const limits = usePagePath('limits');
  const verification = usePagePath('verification');
  const profile = usePagePath('edit-profile');
  const [ready, setReady] = useState(false);
  const [error, setError] = useState<PlayError | null>(null);
  const [asked, setAsked] = useState<Omit<BonusBuyRequest, 'choose'> | null>(null);
  const { frame, say } = useGameFrame(origin, adapter, (message) => {
    if (message.type === 'game:ready') setReady(true);
    if (message.type === 'game:round') {
      setError(null);
      onRound(message);
    }
    if (message.type === 'game:playing') {
      // What was refused before is no longer asked for.
      if (message.on) setError(null);
      onPlaying?.(message.on);
    }
    if (message.type === 'game:bonusBuyOverLimit') {
      // The dialog is outside the full-screen element, where it is not visible.
      if (document.fullscreenElement) void document.exitFullscreen();
      setAsked(message);
    }
    if (message.type === 'game:error') {
      const found = toPlayError(message.code);
      if (endsPlay(found)) onEnd(found);
      else if (onRejected !== undefined && isShownByHost(found)) onRejected(found.code);
      else setError(found);
    }
  });
  const choose = (choice: Choice) => {
    setAsked(null);
    say({ type: 'game:bonusBuyChoice', choice });
  };
  const leave = useEffectEvent(() => onPlaying?.(false));
  useEffect(() => () => leave(), []);
  const someoneAsks = bonusBuyChoice !== undefined;
  useEffect(() => {
    if (asked !== null && !someoneAsks) say({ type: 'game:bonusBuyChoice', choice: 'back' });
  }, [asked, someoneAsks, say]);
  useEffect(() => {
    if (ready) say({ type: 'game:sound', on: sound });
  }, [ready, sound, say]);
  useEffect(() => {
    if (!ready || !paused) return undefined;
    say({ type: 'game:pause', on: true });
    return () => say({ type: 'game:pause', on: false });
  }, [ready, paused, say]);
  useEffect(() => {
    if (!ready || frame.current === null) return;
    const style = getComputedStyle(frame.current);
    const [primary = '', primaryEnd = '', onPrimary = ''] = colourTokens.map((token) =>
      style.getPropertyValue(token).trim(),
    );
    if (primary && primaryEnd && onPrimary) say({ type: 'game:colours', primary, primaryEnd, onPrimary });
  }, [ready, frame, say]);
  useEffect(() => {
    if (ready && balance !== null) say({ type: 'game:balance', balance });
  }, [ready, balance, say]);
  const wayOut = ({ next }: PlayError) => {
    const ways = {
      deposit: [depositHref, 'games.deposit'],
      limits: [limits, 'games.problem.limits'],
      verification: [verification, 'games.problem.verification'],
      profile: [profile, 'games.problem.profile'],
    } as const;
    if (!(next in ways)) return null;
    const [href, label] = ways[next as keyof typeof ways];
    return (
      <Link href={href} className={styles.way}>
        {t(label)}
      </Link>
    );
  };
  return (
    <div className={styles.frame} aria-busy={!ready || undefined}>
      <iframe
        ref={frame}
        title={title}
        src={url}
        // A game may lead to a page in another tab, such as the one that verifies a round.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; fullscreen; clipboard-write"
        referrerPolicy="strict-origin"
        onLoad={() => setReady(true)}
      />
      {asked !== null && bonusBuyChoice?.({ ...asked, choose })}
      {!ready && (
        <div className={styles.cover}>
          <Skeleton height="100%" radius="card" />
        </div>
      )}
      {error !== null && (
        <div className={styles.note}>
          <Alert tone="warning" live title={t(`games.problem.${error.title}`)}>
            {t(`games.problem.${error.code}.text`)} {wayOut(error)}
          </Alert>
        </div>
      )}
    </div>
  );
}
