'use client';

import { isIdentityApproved } from '@casino-kit/api-contract/field-rules';
import { Alert, ButtonLink } from '@casino-kit/ui';
import { countApproved } from '../../core/kind-view.js';
import { verificationStep } from '../../core/verification-step.js';
import { useTexts } from '../texts.js';
import { type Documents, useDocuments } from '../use-documents.js';
import { useVerificationStepText } from '../use-verification-step-text.js';
import { VerificationPanel } from '../verification-panel/verification-panel.js';
import { type VerificationLevel, VerificationLevels } from './verification-levels.js';
import styles from './verification-overview.module.css';
import { type VerificationOverviewProps } from './verification-overview-props.js';
import { VerificationSide } from './verification-side.js';
import { VerificationSteps } from './verification-steps.js';

/** Returns the levels of an account: contact, identity with its documents, source of funds. */
function useLevels(
  { isEmailVerified, kycStatus }: VerificationOverviewProps['player'],
  documents: Documents,
): VerificationLevel[] {
  const t = useTexts();
  const stepText = useVerificationStepText();
  const approved = isIdentityApproved({ kycStatus });
  const counted = documents.kind === 'ready' ? countApproved(documents.views) : null;
  const next = documents.kind === 'ready' ? stepText(verificationStep(documents.views, documents)) : null;
  return [
    {
      title: t('kyc.level.contact'),
      text: t(isEmailVerified ? 'kyc.level.contact.confirmed' : 'kyc.level.contact.open'),
      state: isEmailVerified ? 'done' : 'current',
    },
    {
      title: t('kyc.level.identity'),
      text: approved ? t('kyc.level.identity.approved') : (next ?? t('kyc.level.identity.open')),
      state: approved ? 'done' : isEmailVerified ? 'current' : 'later',
      progress:
        approved || counted === null || counted.required === 0 ? undefined : t('kyc.progress', counted),
    },
    { title: t('kyc.level.funds'), text: t('kyc.level.funds.asked'), state: 'asked' },
  ];
}

/**
 * The levels of an account's verification, what to do at the open one, and what helps with it (§5): the documents, or what
 * is confirmed and how to confirm the rest where the server takes none.
 */
export function VerificationOverview({ player, hrefs, uploadDocument }: VerificationOverviewProps) {
  const t = useTexts();
  const documents = useDocuments();
  const levels = useLevels(player, documents);
  const hasUploads = documents.kind !== 'unsupported';
  return (
    <div className={styles.page}>
      <VerificationLevels levels={levels} />
      <div className={styles.split}>
        <div className={styles.main}>
          {hasUploads && !player.isEmailVerified && (
            <div className={styles.email}>
              <Alert
                title={t('kyc.level.contact.open')}
                action={<ButtonLink href={hrefs.profile}>{t('kyc.steps.toProfile')}</ButtonLink>}
              >
                {t('kyc.level.contact.open.text')}
              </Alert>
            </div>
          )}
          <VerificationPanel
            hrefs={hrefs}
            title={t('kyc.level.identity.title')}
            uploadDocument={uploadDocument}
            whenUnsupported={<VerificationSteps player={player} hrefs={hrefs} />}
          />
        </div>
        <VerificationSide hasUploads={hasUploads} hrefs={hrefs} />
      </div>
    </div>
  );
}
