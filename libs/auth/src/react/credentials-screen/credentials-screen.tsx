'use client';

import { useLayoutEffect, useState } from 'react';
import { useSettings } from '@casino-kit/settings';
import { Button, Checkbox, IconButton, Alert, Outcome, saveFile, VisuallyHidden } from '@casino-kit/ui';
import { Check, Copy, Download, Mail } from 'lucide-react';
import { type Credentials, credentialsFile } from '../../core/credentials.js';
import { isolated } from '../../core/isolated.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { CredentialsEmailForm } from './credentials-email-form.js';
import styles from './credentials-screen.module.css';
import { useCopy } from './use-copy.js';

export interface CredentialsScreenProps {
  /** The generated credentials; they are shown here and never again. */
  credentials: Credentials;
  /** Whether the player is logged in: only then can both be sent by email. */
  signedIn: boolean;
  /** Called when the player tried to leave before saving. */
  leaving?: boolean | undefined;
  /**
   * Called with whether leaving would lose both, whenever that changes; `false` on unmount. Keep its identity stable.
   */
  onHoldChange?: ((held: boolean) => void) | undefined;
  /** The login was sent to this address, which is that of the account now. */
  onSent?: ((email: string) => void) | undefined;
  /** The player has saved both. */
  onContinue: () => void;
}

const parts = ['login', 'password'] as const;

/**
 * Shows the credentials that one click generated (§2, credentials save screen): login and password to copy, to save as
 * a file, or to send by email. It continues once the player confirms that both are saved; until then the browser asks
 * before it leaves the page. Takes the focus, so that it is read out.
 */
export function CredentialsScreen({
  credentials,
  signedIn,
  leaving = false,
  onHoldChange,
  onSent,
  onContinue,
}: CredentialsScreenProps) {
  const t = useTexts();
  const { brandName } = useSettings();
  const { copied, failed, copy } = useCopy<(typeof parts)[number]>();
  const [saved, setSaved] = useState(false);
  const [asksEmail, setAsksEmail] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const element = useFocusOn<HTMLDivElement>();
  // Held from the moment the credentials are seen, not some time after.
  useLayoutEffect(() => {
    if (saved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    onHoldChange?.(true);
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      globalThis.removeEventListener('beforeunload', ask);
      onHoldChange?.(false);
    };
  }, [saved, onHoldChange]);
  const labels = { login: t('auth.credentials.login'), password: t('auth.credentials.password') };
  const save = () => {
    const { name, text } = credentialsFile(credentials, {
      brandName,
      address: globalThis.location.origin,
      labels,
    });
    saveFile(name, text, 'text/plain;charset=utf-8');
  };
  const sent = (email: string) => {
    setSentTo(email);
    setAsksEmail(false);
    onSent?.(email);
  };
  return (
    <div ref={element} tabIndex={-1} className={styles.screen}>
      <Outcome
        tone="success"
        icon={<Check size={26} />}
        title={t('auth.credentials.title')}
        level={3}
        actions={
          <div className={styles.actions}>
            <div>
              <dl className={styles.rows}>
                {parts.map((part) => (
                  <div key={part} className={styles.row}>
                    <dt>{labels[part]}</dt>
                    <dd>
                      <bdi dir="ltr">{credentials[part]}</bdi>
                    </dd>
                    <dd className={styles.copy}>
                      <IconButton
                        label={t(`auth.credentials.copy.${part}`)}
                        onClick={() => void copy(part, credentials[part])}
                      >
                        {copied === part ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
                      </IconButton>
                    </dd>
                  </div>
                ))}
              </dl>
              <div role="status">
                <VisuallyHidden>{copied && t(`auth.credentials.copied.${copied}`)}</VisuallyHidden>
              </div>
            </div>
            {failed && (
              <Alert tone="warning" live>
                {t('auth.credentials.copyFailed')}
              </Alert>
            )}
            <div className={styles.ways}>
              <Button block icon={<Download size={18} aria-hidden />} onClick={save}>
                {t('auth.credentials.file')}
              </Button>
              {signedIn && (
                <Button
                  block
                  icon={<Mail size={18} aria-hidden />}
                  aria-expanded={asksEmail}
                  onClick={() => setAsksEmail(!asksEmail)}
                >
                  {t('auth.credentials.email')}
                </Button>
              )}
            </div>
            {asksEmail && <CredentialsEmailForm onSent={sent} />}
            {sentTo !== null && (
              <Alert tone="success" live>
                {t('auth.credentials.email.sent', { email: isolated(sentTo) })}
              </Alert>
            )}
            {leaving && !saved && (
              <Alert tone="warning" title={t('auth.credentials.unsaved.title')} live>
                {t('auth.credentials.unsaved.text')}
              </Alert>
            )}
            <Checkbox
              label={t('auth.credentials.saved')}
              checked={saved}
              onChange={({ target }) => setSaved(target.checked)}
            />
            <Button variant="primary" size="lg" block disabled={!saved} onClick={onContinue}>
              {t('auth.credentials.continue')}
            </Button>
          </div>
        }
      >
        {t(sentTo === null ? 'auth.credentials.text' : 'auth.credentials.text.sent')}
      </Outcome>
    </div>
  );
}
