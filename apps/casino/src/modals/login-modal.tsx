import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { LoginDialog, useLastLoginText, useRecaptchaToken } from '@casino-kit/auth';
import { pickLocale, useLocale } from '@casino-kit/i18n';
import { documentCookies, useSession } from '@casino-kit/session';
import { dismissToasts, toast } from '@casino-kit/ui';
import { useEffect } from 'react';
import { localeCookie } from '../app/initial-state.js';
import { usePageTexts } from '../app/page-texts.js';
import { loadScriptFont } from '../layout/script-font.js';
import { type ModalProps } from './modal-props.js';
import { useSupportHref } from '../app/use-support-href.js';
import { useNavigateWithLogin, useLoginPrefill } from './login-prefill.js';
import { useVisitorCountry } from './use-visitor-country.js';
import { readVisitorInfo, useCampaign } from './visitor-info.js';

/** How long the last login is shown, in milliseconds: enough to read an address. */
const noticeMs = 10_000;

/** `?modal=login`. Once logged in, a player is sent on by the host of the modals. */
export default function LoginModal({ open, onClose }: ModalProps) {
  const t = usePageTexts();
  const { code, setLocale } = useLocale();
  const { country } = useVisitorCountry();
  const campaign = useCampaign();
  const recaptchaToken = useRecaptchaToken();
  const lastLoginText = useLastLoginText();
  const typedLogin = useLoginPrefill();
  const navigateWithLogin = useNavigateWithLogin();
  const { clearing } = useSession();
  useEffect(() => {
    // The last login shown for one session must not outlive it.
    clearing.add(dismissToasts);
  }, [clearing]);
  return (
    <LoginDialog
      open={open}
      onClose={onClose}
      visitor={readVisitorInfo(campaign)}
      recaptchaToken={recaptchaToken}
      defaultCountryCode={country}
      initialLogin={typedLogin}
      supportHref={useSupportHref()}
      onForgot={(login) => navigateWithLogin('forgot-password', login)}
      onSignedIn={({ locale, lastLogin }) => {
        const last = lastLoginText(lastLogin);
        // At the bottom: the top of the lobby has the player's rewards.
        if (last !== null)
          toast.info(t('shell.lastLogin.title'), { description: last, duration: noticeMs, place: 'bottom' });
        const chosen = documentCookies(document).get(localeCookie);
        const wanted = pickLocale({ chosen, account: locale, shown: code });
        if (wanted === code) return;
        void loadScriptFont(wanted);
        void setLocale(wanted).catch(() => undefined);
      }}
      onSwitchToRegister={(login) => navigateWithLogin('registration', login)}
    />
  );
}
