import '@casino-kit/compliance/styles.css';
import { CookieSettingsDialog, useCookieConsent } from '@casino-kit/compliance';
import { type ModalProps } from './modal-props.js';

/** `?modal=cookies`: the choice about cookies, which can be changed at any time. */
export default function CookiesModal(props: ModalProps) {
  const [consent, choose] = useCookieConsent();
  return <CookieSettingsDialog {...props} consent={consent} onChoose={choose} />;
}
