'use client';

import { Dialog } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { ExpiredLink } from './expired-link.js';

export interface VerifyEmailExpiredDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The modal `verify-email-expired` (§2): the link has expired; a new one can be sent from here. */
export function VerifyEmailExpiredDialog({ open, onClose }: VerifyEmailExpiredDialogProps) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('auth.verify.title')} bare>
      <ExpiredLink />
    </Dialog>
  );
}
