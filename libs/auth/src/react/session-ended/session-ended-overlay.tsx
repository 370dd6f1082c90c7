'use client';

import { useSessionEnded } from '@casino-kit/session';
import { SessionEndedDialog, type SessionEndedDialogProps } from './session-ended-dialog.js';

export type SessionEndedOverlayProps = Pick<SessionEndedDialogProps, 'onLogIn' | 'supportHref' | 'timeZone'>;

/**
 * The session-ended overlay of a site (§2, §4): shows once how a session ended: at once, or after the first click or key of
 * the next load. Mount it once, below the session's provider.
 */
export function SessionEndedOverlay({ onLogIn, ...rest }: SessionEndedOverlayProps) {
  const { ended, dismiss } = useSessionEnded();
  const logIn = () => {
    dismiss();
    onLogIn();
  };
  return <SessionEndedDialog {...rest} record={ended} onLogIn={logIn} onClose={dismiss} />;
}
