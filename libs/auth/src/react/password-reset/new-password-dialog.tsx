'use client';

import { useState } from 'react';
import { Button, Dialog, Outcome } from '@casino-kit/ui';
import { Clock } from 'lucide-react';
import { FocusFirstField } from '../focus-first-field/focus-first-field.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { NewPasswordForm } from './new-password-form.js';
import styles from './password-reset.module.css';
import { PasswordSet } from './password-set.js';

export interface NewPasswordDialogProps {
  open: boolean;
  /** Called by Escape and the close button; also by the backdrop if nothing can be lost. */
  onClose: () => void;
  /** The code of the link; `''` counts as an expired link. */
  code: string;
  /** Called when the new password is set and the player continues, to login (§2). */
  onDone: () => void;
  /** Called when the link no longer works and the player requests another. */
  onAskAgain: () => void;
}

/** The target of the link of a password reset: a new password by the brand's rules, or how to get another link. */
export function NewPasswordDialog({ open, onClose, code, onDone, onAskAgain }: NewPasswordDialogProps) {
  const t = useTexts();
  const [ended, setEnded] = useState<{ code: string; how: 'set' | 'expired' } | null>(null);
  // The result of one link says nothing about the next.
  const how = code === '' ? 'expired' : ended?.code === code ? ended.how : null;
  const title = t('auth.reset.new.title');
  if (how === null)
    return (
      // A click on the backdrop must not discard what was typed.
      <Dialog open={open} onClose={onClose} title={title} backdropCloses={false}>
        <FocusFirstField>
          <NewPasswordForm
            code={code}
            onSet={() => setEnded({ code, how: 'set' })}
            onExpired={() => setEnded({ code, how: 'expired' })}
          />
        </FocusFirstField>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={onClose} title={title} bare>
      {how === 'set' ? <PasswordSet onDone={onDone} /> : <ResetLinkExpired onAskAgain={onAskAgain} />}
    </Dialog>
  );
}

function ResetLinkExpired({ onAskAgain }: Pick<NewPasswordDialogProps, 'onAskAgain'>) {
  const t = useTexts();
  const element = useFocusOn<HTMLDivElement>();
  return (
    <div ref={element} tabIndex={-1} className={styles.outcome}>
      <Outcome
        tone="warning"
        icon={<Clock size={26} />}
        title={t('auth.reset.expired.title')}
        level={3}
        actions={
          <Button variant="primary" size="lg" block onClick={onAskAgain}>
            {t('auth.reset.expired.again')}
          </Button>
        }
      >
        <p>{t('auth.reset.expired.text')}</p>
      </Outcome>
    </div>
  );
}
