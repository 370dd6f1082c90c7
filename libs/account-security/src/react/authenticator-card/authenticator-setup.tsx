'use client';

import { confirmAuthenticator } from '@casino-kit/api-contract';
import { Button, Dialog, Link, QrCode } from '@casino-kit/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { secretGroups } from '../../core/secret-groups.js';
import { CodeField, codeLength } from '../code-field/code-field.js';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import form from '../security-card/form.module.css';
import { useTexts } from '../texts.js';
import { useCopy } from '../use-copy.js';
import { useProblemText } from '../use-problem-text.js';
import { useSecurityAction } from '../use-security-action.js';
import styles from './authenticator-card.module.css';

/** A secret that the server has started. */
export interface NewAuthenticator {
  /** Base32. */
  secret: string;
  /** `otpauth:` */
  address: string;
}

export interface AuthenticatorSetupProps {
  started: NewAuthenticator;
  onClose: () => void;
  /** Receives the new recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

/** Sets an authenticator app up: the QR code, a link for an app on this device, the secret as text, and a code that proves both agree. */
export function AuthenticatorSetup({ started, onClose, onDone }: AuthenticatorSetupProps) {
  const t = useTexts();
  const text = useProblemText();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { state, copy } = useCopy();
  const { run, isPending, problem, reset } = useSecurityAction(
    (client, typed: string) => client.call(confirmAuthenticator, { body: { code: typed } }),
    ({ recoveryCodes }) => onDone(recoveryCodes),
  );
  const isMismatch = problem?.kind === 'mismatch';
  return (
    <Dialog
      open
      onClose={onClose}
      backdropCloses={false}
      title={t('account-security.authenticator.setUp.title')}
    >
      <form
        noValidate
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          setIsShort(code.length < codeLength);
          if (code.length === codeLength) run(code);
        }}
      >
        <p>{t('account-security.authenticator.scan')}</p>
        <div className={styles.code}>
          <QrCode data={started.address} label={t('account-security.authenticator.qr')} />
          {/* A phone cannot scan its own screen. */}
          {started.address.startsWith('otpauth:') && (
            <Link href={started.address}>{t('account-security.authenticator.open')}</Link>
          )}
        </div>
        <p>{t('account-security.authenticator.byHand')}</p>
        <div className={styles.secret}>
          <code dir="ltr">{secretGroups(started.secret)}</code>
          <Button
            icon={state === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
            onClick={() => copy(started.secret)}
          >
            {t('account-security.copy')}
          </Button>
        </div>
        <p role="status">
          {state === 'copied' && t('account-security.copied')}
          {state === 'failed' && t('account-security.copyFailed')}
        </p>
        <CodeField
          label={t('account-security.code')}
          hint={t('account-security.code.app')}
          value={code}
          error={
            isShort
              ? t('account-security.code.short')
              : isMismatch
                ? text(problem, { isAppCode: true })
                : undefined
          }
          onCode={(typed) => {
            setCode(typed);
            setIsShort(false);
            if (problem) reset();
          }}
        />
        <ProblemAlert problem={isMismatch ? null : problem} />
        <Button type="submit" variant="primary" block loading={isPending}>
          {t('account-security.authenticator.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
