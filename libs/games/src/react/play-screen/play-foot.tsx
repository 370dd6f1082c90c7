'use client';

import { Maximize, Minimize, Pause, ShieldCheck, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNumberFormat } from '@casino-kit/i18n';
import { IconButton, Link, SegmentedControl } from '@casino-kit/ui';
import { type PlayMode } from '../../core/launch-query.js';
import { useTexts } from '../game-texts.js';
import styles from './play-foot.module.css';

export interface PlayFootProps {
  mode: PlayMode;
  onMode: (mode: PlayMode) => void;
  /** The modes that are available here; with a single one there is nothing to select. */
  modes: readonly PlayMode[];
  limitsHref: string;
  breakHref: string;
  /** A button that stops play, at the end of the bar. */
  stop?: ReactNode | undefined;
  /** In per cent; `null` while it is not known. */
  returnToPlayer: string | null;
  sound: boolean;
  onSound: (on: boolean) => void;
  /** `null` if full screen is not available. */
  fullscreen: { isFull: boolean; toggle: () => void } | null;
}

/** The bar below a game: real or demo, sound, full screen, and links to safer play. */
export function PlayFoot(props: PlayFootProps) {
  const t = useTexts();
  const percent = useNumberFormat({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { mode, modes, sound, fullscreen, returnToPlayer } = props;
  return (
    <footer className={styles.foot}>
      {modes.length > 1 && (
        <SegmentedControl
          label={t('games.play.mode')}
          value={mode}
          onChange={props.onMode}
          options={modes.map((value) => ({ value, label: t(`games.play.${value}`) }))}
        />
      )}
      <div className={styles.tools}>
        <IconButton
          label={t(sound ? 'games.play.soundOff' : 'games.play.soundOn')}
          onClick={() => props.onSound(!sound)}
        >
          {sound ? <Volume2 size={20} aria-hidden /> : <VolumeX size={20} aria-hidden />}
        </IconButton>
        {fullscreen && (
          <IconButton
            label={t(fullscreen.isFull ? 'games.play.fullscreenEnd' : 'games.play.fullscreen')}
            onClick={fullscreen.toggle}
          >
            {fullscreen.isFull ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
          </IconButton>
        )}
      </div>
      <div className={styles.safer}>
        {returnToPlayer !== null && (
          <span className={styles.rtp}>
            {t('games.play.rtp', { percent: percent.format(Number(returnToPlayer) / 100) })}
          </span>
        )}
        <Link href={props.limitsHref} aria-label={t('games.play.limits')}>
          <ShieldCheck size={18} aria-hidden />
          <span className={styles.limits}>{t('games.play.limits')}</span>
        </Link>
        <Link href={props.breakHref} className={styles.break}>
          <Pause size={18} aria-hidden />
          {t('games.play.break')}
        </Link>
        {props.stop}
      </div>
    </footer>
  );
}
