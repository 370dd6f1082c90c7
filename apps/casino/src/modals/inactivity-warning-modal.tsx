import '@casino-kit/auth/styles.css';
import { InactivityWarningDialog } from '@casino-kit/auth';

/** Warns that the player is about to be logged out. Closing it is activity, which the session has noticed by then. */
export default function InactivityWarningModal({ endsAt }: { endsAt: number | null }) {
  return <InactivityWarningDialog endsAt={endsAt} onStay={() => undefined} />;
}
