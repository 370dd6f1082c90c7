import '@casino-kit/auth/styles.css';
import { SessionEndedDialog, type SessionEndedDialogProps } from '@casino-kit/auth';
import { useSupportHref } from '../app/use-support-href.js';

/** Shows why the session ended, over the current page. */
export default function SessionEndedModal(props: Omit<SessionEndedDialogProps, 'supportHref'>) {
  return <SessionEndedDialog {...props} supportHref={useSupportHref()} />;
}
