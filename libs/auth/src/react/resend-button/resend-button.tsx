'use client';

import { useState } from 'react';
import { Trans } from '@casino-kit/i18n';
import { Button, Countdown } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './resend-button.module.css';

/** How long to wait for a link or code before the player can request another. */
export const resendAfterMs = 60_000;

export interface ResendButtonProps {
  /** When the last one was sent, in milliseconds since the epoch. */
  sentAt: number;
  /** The words on the button. */
  label: string;
  pending: boolean;
  onSend: () => void;
}

/** Sends something again, a minute after the last time; until then the time that is left. */
export function ResendButton({ sentAt, label, pending, onSend }: ResendButtonProps) {
  const t = useTexts();
  const [over, setOver] = useState<number | null>(null);
  if (over === sentAt)
    return (
      <Button size="lg" block loading={pending} onClick={onSend}>
        {label}
      </Button>
    );
  return (
    <p className={styles.wait}>
      <Trans
        t={t}
        i18nKey="auth.reset.again.wait"
        components={{
          time: (
            <Countdown
              label={t('auth.reset.again.label')}
              until={sentAt + resendAfterMs}
              onEnd={() => setOver(sentAt)}
            />
          ),
        }}
      />
    </p>
  );
}
