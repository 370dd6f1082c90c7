'use client';

import { type ReactNode, useRef, useState } from 'react';
import { type GameDetails } from '@casino-kit/api-contract';
import { usePlayer } from '@casino-kit/session';
import { usePagePath, usePolicy } from '@casino-kit/settings';
import { Skeleton } from '@casino-kit/ui';
import { type FrameAdapter, protocolAdapter } from '../../core/game-frame.js';
import { type PlayMode } from '../../core/launch-query.js';
import { afterRound, noPlay, type PlayTotals } from '../../core/play-totals.js';
import { GameNotFound } from '../game-not-found/game-not-found.js';
import { useTexts } from '../game-texts.js';
import { EnterState } from './enter-state.js';
import { type BonusBuyRequest, GameStage } from './game-stage.js';
import { PlayBar } from './play-bar.js';
import { PlayFoot } from './play-foot.js';
import { PlayErrorState } from './play-error-state.js';
import styles from './play-screen.module.css';
import stage from './play-stage.module.css';
import { useElapsed } from './use-elapsed.js';
import { useFullscreen } from './use-fullscreen.js';
import { usePlay } from './use-play.js';

/** Play for money in one session. */
export interface PlaySession extends PlayTotals {
  /** Returns how long it has lasted at an instant; both in milliseconds. Pass the same function while nothing changes. */
  playedAt: (at: number) => number;
}

export interface PlayScreenProps {
  /** Of the game, as in its address; mount the screen again for another one. */
  slug: string;
  /** `real` plays for money, `demo` without; `parsePlayMode` reads it from an address. */
  mode: PlayMode;
  /** Writes another mode into the address. */
  onMode: (mode: PlayMode) => void;
  /** Origins that games may come from; an empty list allows every origin except the page's own. */
  allowedOrigins: readonly string[];
  /**
   * How a game's frame is spoken to, for games of an aggregator with messages of its own; by default the protocol of the
   * contract. Return the same adapter for the same game.
   */
  getAdapter?: ((game: GameDetails) => FrameAdapter) | undefined;
  /** Where the play bar leads back to; the game's page without it. */
  backHref?: string | undefined;
  /** Where the player's limits are, linked below the game. */
  limitsHref: string;
  /** Where the player takes a break, linked below the game. */
  breakHref: string;
  /** Where to deposit, linked when the balance is too low to play. */
  depositHref: string;
  /** The player's balance, in the bar above the game: content that another library adds. */
  balance?: ReactNode | undefined;
  /** A button to deposit, after the balance; hidden on mobile. */
  deposit?: ReactNode | undefined;
  /**
   * Asks how to continue with a bonus buy above the limit of an active bonus (§4): content that another library shows
   * over the game.
   */
  bonusBuyChoice?: ((ask: BonusBuyRequest) => ReactNode) | undefined;
  /** Something of the host covers the game, such as a reality check: the game starts no round until this ends. */
  paused?: boolean | undefined;
  /**
   * Called when a round was rejected because a reality check is due (`REALITY_CHECK_DUE`) or play pauses (`PLAY_PAUSED`), for a
   * host that shows it; otherwise a note over the game does.
   */
  onRejected?: ((code: string) => void) | undefined;
  /** A note of the host over the game, such as an obligatory pause. */
  notice?: ReactNode | undefined;
  /** A button that stops play, below the game: content that another library adds. */
  stop?: ReactNode | undefined;
  /** Called with every settled round for money; amounts are decimal strings in major units. */
  onRound?: ((round: { stake: string; payout: string }) => void) | undefined;
  /**
   * Called with `true` while the game plays a round for money and shows its result, so that the host's own balance does not
   * show it first; with `false` after that, and when the game is left.
   */
  onPlaying?: ((on: boolean) => void) | undefined;
  /** The player's session, where the host counts it across games and reloads; otherwise it begins with the game. */
  session?: PlaySession | undefined;
  /** A guest who is known to have an account logs in first. */
  returning?: boolean | undefined;
}

/**
 * A game being played (G3): for money or as a demo, in a sandboxed frame, with time and net position if the policy
 * requires them, of the host's session if it counts one. Covers the whole screen; mount it again for another game. A game
 * that does not exist has no bars, only that message and a way to other games.
 */
export function PlayScreen(props: PlayScreenProps) {
  const { slug, mode, onMode, depositHref, paused = false, returning = false } = props;
  const isReal = mode === 'real';
  const t = useTexts();
  const screen = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(screen);
  const policy = usePolicy();
  const elapsed = useElapsed(isReal ? props.session?.playedAt : undefined);
  const wallet = usePlayer()?.userWallet;
  const detailsHref = usePagePath('game', { game: slug });
  const [totals, setTotals] = useState(noPlay);
  const [sound, setSound] = useState(true);
  const play = usePlay({ slug, mode, allowedOrigins: props.allowedOrigins, returning });
  const { game, gate, move } = play;
  const isPlaying = move?.kind === 'play';

  const inside = () => {
    if (play.error)
      return (
        <PlayErrorState
          game={game}
          error={play.error}
          onRetry={play.retry}
          onMode={onMode}
          depositHref={depositHref}
        />
      );
    if (move?.kind === 'login' || move?.kind === 'register')
      return (
        <EnterState
          game={gate.view ? game : null}
          first={move.kind}
          onDemo={isReal && gate.demo.kind === 'play' ? () => onMode('demo') : undefined}
        />
      );
    if (game === null || play.frame === null)
      return (
        <div className={stage.frame} role="status" aria-label={t('games.play.loading')}>
          <Skeleton height="100%" radius="card" />
        </div>
      );
    return (
      <GameStage
        key={play.frame.url}
        {...play.frame}
        title={t('games.play.frame', { name: game.name })}
        adapter={props.getAdapter?.(game) ?? protocolAdapter}
        sound={sound}
        paused={paused}
        balance={isReal ? (wallet?.amount ?? null) : null}
        depositHref={depositHref}
        onRound={(round) => {
          if (!isReal) return;
          setTotals((before) => afterRound(before, round));
          props.onRound?.(round);
        }}
        onPlaying={isReal ? props.onPlaying : undefined}
        onRejected={isReal ? props.onRejected : undefined}
        onEnd={play.end}
        bonusBuyChoice={isReal ? props.bonusBuyChoice : undefined}
      />
    );
  };
  if (play.error?.code === 'GAME_NOT_FOUND')
    return (
      <div className={styles.missing}>
        <GameNotFound />
      </div>
    );
  return (
    <div ref={screen} className={styles.play}>
      <PlayBar
        game={game}
        backHref={props.backHref ?? detailsHref}
        detailsHref={detailsHref}
        elapsedMs={policy.sessionClock && isPlaying ? elapsed : null}
        totals={policy.netPositionInGame && isReal && isPlaying ? (props.session ?? totals) : null}
        balance={props.balance}
        deposit={props.deposit}
      />
      <section className={stage.stage}>
        {inside()}
        {props.notice && <div className={stage.notice}>{props.notice}</div>}
      </section>
      {/* Only once the game is known to exist, or why it cannot be loaded. */}
      {(game !== null || play.error !== null) && (
        <PlayFoot
          mode={mode}
          onMode={onMode}
          modes={gate.demo.kind === 'unavailable' ? ['real'] : ['real', 'demo']}
          limitsHref={props.limitsHref}
          breakHref={props.breakHref}
          stop={props.stop}
          returnToPlayer={game?.returnToPlayer ?? null}
          sound={sound}
          onSound={setSound}
          fullscreen={fullscreen.possible ? fullscreen : null}
        />
      )}
    </div>
  );
}
