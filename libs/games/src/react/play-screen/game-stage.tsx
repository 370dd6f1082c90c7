import { useEffect, useState } from 'react';
import { type GameFrameMessage } from '@casino-kit/api-contract';
import { Note, Skeleton } from '@casino-kit/ui';
import { endsPlay, type PlayProblem, playProblem } from '../../core/play-problem.js';
import { useTexts } from '../game-texts.js';
import { NotEnoughBalance } from './not-enough-balance.js';
import styles from './play-stage.module.css';
import { useGameFrame } from './use-game-frame.js';

export interface GameStageProps {
  title: string;
  url: string;
  /** The only origin that is heard and spoken to. */
  origin: string;
  sound: boolean;
  /** The player's real balance to tell the game, in major units; `null` in a demo. */
  balance: string | null;
  depositHref: string;
  onRound: (round: Extract<GameFrameMessage, { type: 'game:round' }>) => void;
  /** Hears of a problem after which the game cannot go on. */
  onEnd: (problem: PlayProblem) => void;
}

/** A game in its frame: sandboxed, with what it tells shown around it. Give it another `key` for another launch. */
export function GameStage({
  title,
  url,
  origin,
  sound,
  balance,
  depositHref,
  onRound,
  onEnd,
}: GameStageProps) {
  const t = useTexts();
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<PlayProblem | null>(null);
  const { frame, say } = useGameFrame(origin, (message) => {
    if (message.type === 'game:ready') setReady(true);
    if (message.type === 'game:round') {
      setProblem(null);
      onRound(message);
    }
    if (message.type === 'game:error') {
      const found = playProblem(message.code);
      if (endsPlay(found)) onEnd(found);
      else setProblem(found);
    }
  });
  useEffect(() => {
    if (ready) say({ type: 'game:sound', on: sound });
  }, [ready, sound, say]);
  useEffect(() => {
    if (ready && balance !== null) say({ type: 'game:balance', balance });
  }, [ready, balance, say]);
  return (
    <div className={styles.frame} aria-busy={!ready || undefined}>
      <iframe
        ref={frame}
        title={title}
        src={url}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin"
        onLoad={() => setReady(true)}
      />
      {!ready && (
        <div className={styles.cover}>
          <Skeleton height="100%" radius="card" />
        </div>
      )}
      {problem !== null && (
        <div className={styles.note}>
          {problem.next === 'deposit' ? (
            <NotEnoughBalance depositHref={depositHref} />
          ) : (
            <Note tone="warning" live title={t(`games.problem.${problem.code}`)}>
              {t(`games.problem.${problem.code}.text`)}
            </Note>
          )}
        </div>
      )}
    </div>
  );
}
