'use client';

import { useDateFormat } from '@casino-kit/i18n';
import { Button, Countdown, Alert } from '@casino-kit/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../react/texts.js';
import styles from './next-step.module.css';

const systemClock = () => Date.now();

/**
 * Returns whether a request has expired, and `end` to call when it does. `expiresAt` is an instant, `null` for no
 * expiry.
 */
export function useExpiry(
  expiresAt: string | null,
  now: () => number = systemClock,
): { expired: boolean; until: number | null; end: () => void } {
  const until = expiresAt === null ? null : Date.parse(expiresAt);
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const [expiredOnOpening] = useState(() => until !== null && until <= now());
  const expired = until !== null && (endedAt === until || (expiredOnOpening && until <= now()));
  return { expired, until, end: () => setEndedAt(until) };
}

const dayMs = 86_400_000;
/** The longest delay that a browser's timer supports. */
const longestWaitMs = 2_147_483_647;

/** Returns whether an instant is more than a day away; rerenders when that changes. */
function useIsFarAway(until: number | null, now: () => number = systemClock): boolean {
  const [reading, setReading] = useState(now);
  const isFarAway = until !== null && until - reading > dayMs;
  useEffect(() => {
    if (!isFarAway) return undefined;
    const timer = setTimeout(
      () => setReading(now()),
      Math.min(Math.max(0, until - now() - dayMs), longestWaitMs),
    );
    return () => clearTimeout(timer);
  }, [isFarAway, until, now, reading]);
  return isFarAway;
}

/**
 * The time left for a request, or its day while that is far away, and what to do when it has expired. Renders nothing
 * without an expiry.
 */
export function ExpiryNote({
  expiresAt,
  onRenew,
  onEnd,
  now,
}: {
  expiresAt: string | null;
  onRenew: () => void;
  /** Called when the time is over. */
  onEnd?: (() => void) | undefined;
  now?: (() => number) | undefined;
}) {
  const t = useTexts();
  const { expired, until, end } = useExpiry(expiresAt, now);
  const isFarAway = useIsFarAway(until, now);
  const dates = useDateFormat({ dateStyle: 'long', timeStyle: 'short' });
  const over = () => {
    end();
    onEnd?.();
  };
  if (until === null) return null;
  if (isFarAway)
    return <p className={styles.left}>{t('payments.expiry.by', { date: dates.format(until) })}</p>;
  return expired ? (
    <ExpiredNote onRenew={onRenew} />
  ) : (
    <p className={styles.left}>
      {t('payments.expiry.left')}{' '}
      <Countdown until={until} label={t('payments.expiry.label')} onEnd={over} now={now} />
    </p>
  );
}

/** An expired request: money sent meanwhile still counts; the player can request a new one. */
export function ExpiredNote({ onRenew }: { onRenew: () => void }) {
  const t = useTexts();
  return (
    <Alert
      tone="warning"
      live
      title={t('payments.expiry.over')}
      action={
        <Button size="sm" variant="primary" onClick={onRenew}>
          {t('payments.expiry.renew')}
        </Button>
      }
    >
      {t('payments.expiry.overText')}
    </Alert>
  );
}
