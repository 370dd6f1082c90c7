'use client';

import { Dialog } from '@casino-kit/ui';
import { ArtSplit } from '../art-split/art-split.js';
import { FocusFirstField } from '../focus-first-field/focus-first-field.js';
import { LoginForm, type LoginFormProps } from '../login-form/login-form.js';
import { useTexts } from '../texts.js';

export interface LoginDialogProps extends LoginFormProps {
  open: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
}

/** The modal `login` (§2): the theme's artwork beside the form; on phones a sheet with a band of it above. */
export function LoginDialog({ open, onClose, ...form }: LoginDialogProps) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('auth.login.title')} width="art" bare>
      <ArtSplit title={t('auth.login.title')}>
        <FocusFirstField>
          <LoginForm {...form} />
        </FocusFirstField>
      </ArtSplit>
    </Dialog>
  );
}
