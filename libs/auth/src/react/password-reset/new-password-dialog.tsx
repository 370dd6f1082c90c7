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
  /** Escape and the close button end here; where nothing can be lost the backdrop too. */
  onClose: () => void;
  /** The code of the link; `''` counts as a link that does not work. */
  code: string;
  /** The new password is set and the player goes on, to login (§2). */
  onDone: () => void;
  /** The link does not work any more and the player asks for another. */
  onAskAgain: () => void;
}

/** Where the link of a password reset leads: a new password by the brand's rules, or how to get another link. */
export function NewPasswordDialog({ open, onClose, code, onDone, onAskAgain }: NewPasswordDialogProps) {
  const t = useTexts();
  const [ended, setEnded] = useState<{ code: string; how: 'set' | 'expired' } | null>(null);
  // What became of one link says nothing of the next.
  const how = code === '' ? 'expired' : ended?.code === code ? ended.how : null;
  const title = t('auth.reset.new.title');
  if (how === null)
    return (
      // A press beside the dialog must not throw away what was typed.
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
