'use client';

import { type AccountSecurity, removeAuthenticator, startAuthenticator } from '@casino-kit/api-contract';
import { Button, ConfirmationDialog, Tag } from '@casino-kit/ui';
import { Check, QrCode } from 'lucide-react';
import { useState } from 'react';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import row from '../security-card/row.module.css';
import { SecurityCard } from '../security-card/security-card.js';
import { useTexts } from '../texts.js';
import { useMoments } from '../use-moments.js';
import { useSecurityAction } from '../use-security-action.js';
import styles from './authenticator-card.module.css';
import { AuthenticatorSetup, type NewAuthenticator } from './authenticator-setup.js';

export interface AuthenticatorCardProps {
  /** Since when one is in use, `null` while there is none. */
  authenticator: AccountSecurity['authenticator'];
  /** Receives the new recovery codes, which the server shows this once. */
  onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: to set up, move to another phone, turn off. */
export function AuthenticatorCard({ authenticator, onCodes }: AuthenticatorCardProps) {
  const t = useTexts();
  const { day } = useMoments();
  const [started, setStarted] = useState<NewAuthenticator | null>(null);
  const [isTurningOff, setIsTurningOff] = useState(false);
  const start = useSecurityAction((client) => client.call(startAuthenticator, {}), setStarted);
  const removal = useSecurityAction((client) => client.call(removeAuthenticator, {}));
  const isOn = authenticator !== null;
  return (
    <SecurityCard
      title={t('account-security.authenticator')}
      icon={<QrCode size={22} aria-hidden />}
      end={
        isOn ? (
          <Tag tone="success" icon={<Check size={14} aria-hidden />}>
            {t('account-security.authenticator.on')}
          </Tag>
        ) : (
          <Tag>{t('account-security.authenticator.off')}</Tag>
        )
      }
    >
      <p>
        {t('account-security.authenticator.text')}{' '}
        {isOn && t('account-security.authenticator.since', { day: day(authenticator.since) })}
      </p>
      <div className={styles.actions}>
        <Button
          loading={start.isPending}
          onClick={() => {
            removal.reset();
            start.run(undefined);
          }}
        >
          {t(isOn ? 'account-security.authenticator.move' : 'account-security.authenticator.setUp')}
        </Button>
        {isOn && (
          <button
            type="button"
            className={row.quiet}
            onClick={() => {
              start.reset();
              removal.reset();
              setIsTurningOff(true);
            }}
          >
            {t('account-security.authenticator.turnOff')}
          </button>
        )}
      </div>
      <ProblemAlert problem={start.problem ?? removal.problem} />
      {started && (
        <AuthenticatorSetup
          started={started}
          onClose={() => setStarted(null)}
          onDone={(codes) => {
            setStarted(null);
            onCodes(codes);
          }}
        />
      )}
      {isTurningOff && (
        <ConfirmationDialog
          title={t('account-security.authenticator.turnOff.title')}
          back={t('account-security.back')}
          onBack={() => setIsTurningOff(false)}
          confirm={t('account-security.authenticator.turnOff')}
          variant="danger"
          onConfirm={() => {
            removal.run(undefined);
            setIsTurningOff(false);
          }}
        >
          <p>{t('account-security.authenticator.turnOff.text')}</p>
        </ConfirmationDialog>
      )}
    </SecurityCard>
  );
}
