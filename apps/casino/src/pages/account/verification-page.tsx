import '@casino-kit/kyc/styles.css';
import { type UserDetails } from '@casino-kit/api-contract';
import { isIdentityApproved } from '@casino-kit/api-contract/field-rules';
import {
  countApproved,
  useDocuments,
  useVerificationStepText,
  verificationStep,
  VerificationPanel,
} from '@casino-kit/kyc';
import { modalHref, usePagePath } from '@casino-kit/settings';
import { Alert, ButtonLink } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';
import { VerificationLevels, type VerificationLevel } from './verification-levels.js';
import { VerificationSide } from './verification-side.js';
import { VerificationSteps } from './verification-steps.js';
import styles from './verification-page.module.css';

/** Returns the levels of an account: contact, identity with its documents, source of funds. */
function useLevels({ isEmailVerified, kycStatus }: UserDetails['getUser']): VerificationLevel[] {
  const t = usePageTexts();
  const documents = useDocuments();
  const approved = isIdentityApproved({ kycStatus });
  const counted = documents.kind === 'ready' ? countApproved(documents.views) : null;
  const stepText = useVerificationStepText();
  const next = documents.kind === 'ready' ? stepText(verificationStep(documents.views, documents)) : null;
  return [
    {
      title: t('shell.verification.level.contact'),
      text: t(isEmailVerified ? 'shell.verification.email.confirmed' : 'shell.verification.email.open'),
      state: isEmailVerified ? 'done' : 'current',
    },
    {
      title: t('shell.verification.level.identity'),
      text: approved
        ? t('shell.verification.identity.approved')
        : (next ?? t('shell.verification.identity.open')),
      state: approved ? 'done' : isEmailVerified ? 'current' : 'later',
      progress:
        approved || counted === null || counted.required === 0
          ? undefined
          : t('shell.verification.identity.progress', counted),
    },
    {
      title: t('shell.verification.level.funds'),
      text: t('shell.verification.level.funds.text'),
      state: 'asked',
    },
  ];
}

/** The page of a player: levels, what to do at the open one, and what helps with it. */
function Verification({ getUser }: Pick<UserDetails, 'getUser'>) {
  const t = usePageTexts();
  const profile = usePagePath('edit-profile');
  const deposit = usePagePath('deposit');
  const documents = useDocuments();
  const levels = useLevels(getUser);
  const { email, isEmailVerified, kycStatus } = getUser;
  const hasUploads = documents.kind !== 'unsupported';
  return (
    <div className={styles.page}>
      <VerificationLevels levels={levels} />
      <div className={styles.split}>
        <div className={styles.main}>
          {hasUploads && !isEmailVerified && (
            <div className={styles.email}>
              <Alert
                title={t('shell.verification.email.open')}
                action={<ButtonLink href={profile}>{t('shell.verification.email.toProfile')}</ButtonLink>}
              >
                {t('shell.verification.email.text')}
              </Alert>
            </div>
          )}
          <VerificationPanel
            hrefs={{ login: modalHref('login'), deposit }}
            title={t('shell.verification.level2')}
            whenUnsupported={
              <VerificationSteps
                email={email}
                isEmailVerified={isEmailVerified}
                approved={isIdentityApproved({ kycStatus })}
              />
            }
          />
        </div>
        <VerificationSide hasUploads={hasUploads} />
      </div>
    </div>
  );
}

/**
 * `/profile/verify`, `/account/verification`, `/profile2/verification`: the levels of the account and its identity
 * documents; what is confirmed, and how to confirm the rest, where the server takes no documents.
 */
export default function VerificationPage() {
  const t = usePageTexts();
  return (
    <AccountFrame
      view="verification"
      title={t('shell.verification.title')}
      subtitle={t('shell.verification.lead')}
    >
      {({ getUser }) => <Verification getUser={getUser} />}
    </AccountFrame>
  );
}
