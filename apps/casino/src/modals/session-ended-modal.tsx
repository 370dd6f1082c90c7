import '@casino-kit/auth/styles.css';
import { SessionEndedDialog, type SessionEndedDialogProps } from '@casino-kit/auth';
import { useSupportHref } from '../app/use-support-href.js';

/** Why the session has ended, over whatever page is in view. */
export default function SessionEndedModal(props: Omit<SessionEndedDialogProps, 'supportHref'>) {
  return <SessionEndedDialog {...props} supportHref={useSupportHref()} />;
}
