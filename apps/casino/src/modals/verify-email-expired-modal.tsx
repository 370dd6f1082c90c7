import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { VerifyEmailExpiredDialog } from '@casino-kit/auth';
import { type ModalProps } from './modal-props.js';

/** `?modal=verify-email-expired`. */
export default function VerifyEmailExpiredModal(props: ModalProps) {
  return <VerifyEmailExpiredDialog {...props} />;
}
