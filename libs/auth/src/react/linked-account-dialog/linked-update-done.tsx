'use client';

import { Button, Outcome } from '@casino-kit/ui';
import { Check } from 'lucide-react';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { useAuthMessage } from '../use-message-text.js';
import styles from './linked-account-dialog.module.css';

export interface LinkedUpdateDoneProps {
  /** The server's message, a sentence or a text key (§8, profile update); `null` for none. */
  message: string | null;
  onClose: () => void;
}

/** Confirms that the account is updated. Takes the focus, so that it is read out. */
export function LinkedUpdateDone({ message, onClose }: LinkedUpdateDoneProps) {
  const t = useTexts();
  const formatMessage = useAuthMessage();
  const element = useFocusOn<HTMLDivElement>();
  const text = message === null ? null : formatMessage({ fromServer: message });
  // A text key of a missing library means nothing to the player.
  const isKey = text === message && /^[\w.]+$/.test(text ?? '');
  return (
    <div ref={element} tabIndex={-1} className={styles.done}>
      <Outcome
        tone="success"
        icon={<Check size={26} />}
        title={t('auth.linked.done.title')}
        level={3}
        actions={
          <Button variant="primary" size="lg" block onClick={onClose}>
            {t('auth.linked.done.close')}
          </Button>
        }
      >
        {text === null || isKey ? t('auth.linked.done.text') : text}
      </Outcome>
    </div>
  );
}
