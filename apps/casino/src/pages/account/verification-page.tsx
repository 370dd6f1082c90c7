import '@casino-kit/profile/styles.css';
import { displayEmail, isIdentityApproved } from '@casino-kit/api-contract/field-rules';
import { ProfileFrame } from '@casino-kit/profile';
import { usePagePath, modalHref } from '@casino-kit/settings';
import { ButtonLink, Alert } from '@casino-kit/ui';
import { useSupportHref } from '../../app/use-support-href.js';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from './account-sections.js';
import styles from './verification-page.module.css';

/** `/profile/verify` and `/account/verification`: what is confirmed, and how to confirm the rest. */
export default function VerificationPage() {
  const t = usePageTexts();
  const sections = useAccountSections('verification');
  const profile = usePagePath('edit-profile');
  const supportHref = useSupportHref();
  const title = t('shell.verification.title');
  return (
    <ProfileFrame sections={sections} title={title} loginHref={modalHref('login')}>
      {({ getUser: { email, isEmailVerified, kycStatus } }) => {
        const approved = isIdentityApproved({ kycStatus });
        return (
          <div className={styles.states}>
            {isEmailVerified ? (
              <Alert tone="success" title={t('shell.verification.email.confirmed')}>
                <bdi>{displayEmail(email)}</bdi>
              </Alert>
            ) : (
              <Alert
                tone="warning"
                title={t('shell.verification.email.open')}
                action={
                  <ButtonLink href={profile} size="sm">
                    {t('shell.verification.email.toProfile')}
                  </ButtonLink>
                }
              >
                {t('shell.verification.email.text')}
              </Alert>
            )}
            <Alert
              tone={approved ? 'success' : 'info'}
              title={t(
                approved ? 'shell.verification.identity.approved' : 'shell.verification.identity.open',
              )}
              action={
                !approved &&
                supportHref && (
                  <ButtonLink href={supportHref} size="sm">
                    {t('shell.verification.support')}
                  </ButtonLink>
                )
              }
            >
              {t(approved ? 'shell.verification.identity.approvedText' : 'shell.verification.identity.text')}
            </Alert>
          </div>
        );
      }}
    </ProfileFrame>
  );
}
