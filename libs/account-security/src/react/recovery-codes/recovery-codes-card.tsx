'use client';

import { type AccountSecurity, createRecoveryCodes } from '@casino-kit/api-contract';
import { Button, ConfirmationDialog } from '@casino-kit/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import { SecurityCard } from '../security-card/security-card.js';
import { useTexts } from '../texts.js';
import { useSecurityAction } from '../use-security-action.js';
import styles from './recovery-codes.module.css';

export interface RecoveryCodesCardProps {
  /** How many of the last set are left, `null` while there is none. */
  codes: AccountSecurity['recoveryCodes'];
  /** The account has a passkey or an authenticator app, for which recovery codes are. */
  hasFactor: boolean;
  /** Receives the new codes, which the server shows this once. */
  onCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and the button for a new set. */
export function RecoveryCodesCard({ codes, hasFactor, onCodes }: RecoveryCodesCardProps) {
  const t = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const creation = useSecurityAction(
    (client) => client.call(createRecoveryCodes, {}),
    ({ recoveryCodes }) => onCodes(recoveryCodes),
  );
  const left = codes && t('account-security.codes.left', { left: codes.left, total: codes.total });
  return (
    <SecurityCard
      title={t('account-security.codes')}
      icon={<KeyRound size={22} aria-hidden />}
      end={left && <b className={styles.left}>{left}</b>}
    >
      {codes && (
        <div className={styles.bars} aria-hidden>
          {Array.from({ length: codes.total }, (_, at) => (
            <span key={at} className={styles.bar} data-used={at >= codes.left || undefined} />
          ))}
        </div>
      )}
      <p>{t(codes || hasFactor ? 'account-security.codes.text' : 'account-security.codes.later')}</p>
      {hasFactor && (
        <div>
          <Button
            loading={creation.isPending}
            onClick={() => (codes ? setIsAsking(true) : creation.run(undefined))}
          >
            {t(codes ? 'account-security.codes.renew' : 'account-security.codes.create')}
          </Button>
        </div>
      )}
      <ProblemAlert problem={creation.problem} />
      {isAsking && (
        <ConfirmationDialog
          title={t('account-security.codes.renew.title')}
          back={t('account-security.back')}
          onBack={() => setIsAsking(false)}
          confirm={t('account-security.codes.renew')}
          onConfirm={() => {
            creation.run(undefined);
            setIsAsking(false);
          }}
        >
          <p>{t('account-security.codes.renew.text')}</p>
        </ConfirmationDialog>
      )}
    </SecurityCard>
  );
}
