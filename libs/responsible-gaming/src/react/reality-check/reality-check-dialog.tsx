'use client';

import { Timer } from 'lucide-react';
import { useState } from 'react';
import { type Amount } from '@casino-kit/money';
import { Button, Dialog, Link, SegmentedControl } from '@casino-kit/ui';
import { allowedChoices, netOfPlay, type PlayTime } from '../../core/reality-check.js';
import { NetFigure } from '../net-figure/net-figure.js';
import { useTexts } from '../texts.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import styles from './reality-check-dialog.module.css';

export interface RealityCheckDialogProps {
  /** Times in milliseconds (`intervalMs` is preselected), amounts in major units of `currencyCode`. */
  play: Pick<PlayTime, 'totalMs' | 'staked' | 'won' | 'intervalMs'>;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
  /** What is left of today's loss limit, in major units; `null` without one. */
  lossLeft: Amount | null;
  /** The longest interval that the operator allows; `null` allows all. */
  longestMinutes: number | null;
  /** Ends play until the player's local midnight. */
  onStop: () => void;
  /** The break is being started. */
  stopping?: boolean | undefined;
  /** Goes on with play; asks again after these minutes. */
  onContinue: (minutes: number) => void;
  /** Every round of the session; without it nothing links there. */
  roundsHref?: string | undefined;
}

const minuteMs = 60_000;

/**
 * Interrupts play after a finished round with time and money of the session. Two buttons of one weight decide; there is
 * no other way to close it.
 */
export function RealityCheckDialog({
  play,
  currencyCode,
  lossLeft,
  longestMinutes,
  onStop,
  stopping = false,
  onContinue,
  roundsHref,
}: RealityCheckDialogProps) {
  const t = useTexts();
  const [now] = useState(() => new Date());
  const formats = useProtectionFormats(currencyCode, 'UTC', now);
  const before = play.intervalMs === null ? null : play.intervalMs / minuteMs;
  const choices = allowedChoices(longestMinutes, before);
  const [minutes, setMinutes] = useState(
    () => choices.find((choice) => choice === before) ?? choices.at(-1) ?? 60,
  );
  const title = t('responsible-gaming.reality.title', {
    time: formats.duration(play.totalMs / minuteMs),
  });
  return (
    <Dialog
      open
      onClose={() => onContinue(minutes)}
      mustChoose
      bare
      role="alertdialog"
      width="confirmation"
      title={title}
      footerLayout="pair"
      footer={
        <>
          <Button size="lg" block loading={stopping} onClick={onStop}>
            {t('responsible-gaming.reality.stop')}
          </Button>
          <Button size="lg" block onClick={() => onContinue(minutes)}>
            {t('responsible-gaming.reality.continue')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.disc} aria-hidden>
            <Timer size={24} />
          </span>
          <div>
            <p className={styles.title} aria-hidden>
              {title}
            </p>
            <p>{t('responsible-gaming.reality.text')}</p>
          </div>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{t('responsible-gaming.statement.staked')}</dt>
            <dd>{formats.money(play.staked)}</dd>
          </div>
          <div>
            <dt>{t('responsible-gaming.statement.won')}</dt>
            <dd>{formats.money(play.won)}</dd>
          </div>
          <div className={styles.net}>
            <dt>{t('responsible-gaming.reality.net')}</dt>
            <dd>
              <NetFigure net={netOfPlay(play)} formats={formats} />
            </dd>
          </div>
          {lossLeft !== null && (
            <div>
              <dt>{t('responsible-gaming.reality.lossLeft')}</dt>
              <dd>{formats.money(lossLeft)}</dd>
            </div>
          )}
        </dl>
        <div className={styles.ask}>
          <span aria-hidden>{t('responsible-gaming.reality.again')}</span>
          <SegmentedControl<string>
            label={t('responsible-gaming.reality.again')}
            value={String(minutes)}
            options={choices.map((choice) => ({
              value: String(choice),
              label: t('responsible-gaming.reality.in', { time: formats.minutes(choice) }),
            }))}
            onChange={(choice) => setMinutes(Number(choice))}
          />
        </div>
        {roundsHref !== undefined && (
          <Link href={roundsHref} className={styles.rounds}>
            {t('responsible-gaming.reality.rounds')}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
