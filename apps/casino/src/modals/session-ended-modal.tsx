import '@casino-kit/auth/styles.css';
import { SessionEndedDialog, type SessionEndedDialogProps } from '@casino-kit/auth';

/** Why the session has ended, over whatever page is in view. */
export default function SessionEndedModal(props: SessionEndedDialogProps) {
  return <SessionEndedDialog {...props} />;
}
