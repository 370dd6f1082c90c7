import { Button, Countdown, Note } from '@casino-kit/ui';
import { useState } from 'react';
import { useTexts } from '../react/texts.js';
import styles from './next-step.module.css';

const systemClock = () => Date.now();

/** Whether a request is over, and what tells that it now is. `expiresAt` is an instant, `null` for no end. */
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

/** The time that is left for a request, and what to do when it is over. Nothing where it has no end. */
export function ExpiryNote({
  expiresAt,
  onRenew,
  onEnd,
  now,
}: {
  expiresAt: string | null;
  onRenew: () => void;
  /** The time is over now. */
  onEnd?: () => void;
  now?: () => number;
}) {
  const t = useTexts();
  const { expired, until, end } = useExpiry(expiresAt, now);
  const over = () => {
    end();
    onEnd?.();
  };
  if (until === null) return null;
  return expired ? (
    <ExpiredNote onRenew={onRenew} />
  ) : (
    <p className={styles.left}>
      {t('payments.expiry.left')}{' '}
      <Countdown until={until} label={t('payments.expiry.label')} onEnd={over} now={now} />
    </p>
  );
}

/** A request is over: money that was sent meanwhile still counts; a new one can be had. */
export function ExpiredNote({ onRenew }: { onRenew: () => void }) {
  const t = useTexts();
  return (
    <Note
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
    </Note>
  );
}
