'use client';

import { Button, Outcome } from '@casino-kit/ui';
import { Check } from 'lucide-react';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import styles from './password-reset.module.css';

/** The last step: the new password is set. `onDone` goes to login. */
export function PasswordSet({ onDone }: { onDone: () => void }) {
  const t = useTexts();
  const element = useFocusOn<HTMLDivElement>();
  return (
    <div ref={element} tabIndex={-1} className={styles.outcome}>
      <Outcome
        tone="success"
        icon={<Check size={26} />}
        title={t('auth.reset.done.title')}
        level={3}
        actions={
          <Button variant="primary" size="lg" block onClick={onDone}>
            {t('auth.reset.done.login')}
          </Button>
        }
      >
        <p>{t('auth.reset.done.text')}</p>
      </Outcome>
    </div>
  );
}
