'use client';

import { useState } from 'react';
import { Button, Countdown, Dialog } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './inactivity-warning.module.css';

export interface InactivityWarningDialogProps {
  /** When the player is logged out, in milliseconds since 1970; `null` while that is not near. */
  endsAt: number | null;
  /**
   * Called by Escape, the close button and "Stay logged in". Each of them counts as activity, which keeps the session.
   */
  onStay: () => void;
  /** The clock, in milliseconds since 1970; the system's by default. */
  now?: (() => number) | undefined;
}

/**
 * Announces that the player is about to be logged out for inactivity, with a way to stay (decisions 53, WCAG 2.2.1).
 */
export function InactivityWarningDialog({ endsAt, onStay, now }: InactivityWarningDialogProps) {
  const t = useTexts();
  // The content stays while the dialog closes.
  const [last, setLast] = useState(endsAt);
  if (endsAt !== null && endsAt !== last) setLast(endsAt);
  const until = endsAt ?? last;
  return (
    <Dialog
      open={endsAt !== null}
      onClose={onStay}
      title={t('auth.inactivity.title')}
      role="alertdialog"
      footer={
        <Button variant="primary" size="lg" block onClick={onStay}>
          {t('auth.inactivity.stay')}
        </Button>
      }
    >
      <p className={styles.text}>{t('auth.inactivity.text')}</p>
      {until !== null && (
        <p className={styles.left}>
          <Countdown until={until} label={t('auth.inactivity.left')} now={now} />
        </p>
      )}
    </Dialog>
  );
}
