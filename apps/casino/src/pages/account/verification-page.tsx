import '@casino-kit/profile/styles.css';
import { displayEmail, isIdentityApproved } from '@casino-kit/api-contract/field-rules';
import { ProfileFrame } from '@casino-kit/profile';
import { usePagePath, modalHref } from '@casino-kit/settings';
import { ButtonLink, Card, Link, Tag } from '@casino-kit/ui';
import {
  BadgeCheck,
  Check,
  ChevronRight,
  CreditCard,
  Home,
  IdCard,
  Landmark,
  Lock,
  Mail,
} from 'lucide-react';
import { useSupportHref } from '../../app/use-support-href.js';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from './account-sections.js';
import { VerificationLevels, type VerificationLevel } from './verification-levels.js';
import styles from './verification-page.module.css';

/**
 * `/profile/verify` and `/account/verification`: the levels of the account, what is confirmed, and how to confirm the
 * rest.
 */
export default function VerificationPage() {
  const t = usePageTexts();
  const sections = useAccountSections('verification');
  const profile = usePagePath('edit-profile');
  const policy = usePagePath('kyc-refund-policy');
  const privacy = usePagePath('privacy-policy');
  const supportHref = useSupportHref();
  const documents = [
    { key: 'document', Icon: IdCard },
    { key: 'address', Icon: Home },
    { key: 'method', Icon: CreditCard },
  ] as const;
  return (
    <ProfileFrame sections={sections} title={t('shell.verification.title')} loginHref={modalHref('login')}>
      {({ getUser: { email, isEmailVerified, kycStatus } }) => {
        const approved = isIdentityApproved({ kycStatus });
        const levels: VerificationLevel[] = [
          {
            title: t('shell.verification.level.contact'),
            text: t(isEmailVerified ? 'shell.verification.email.confirmed' : 'shell.verification.email.open'),
            state: isEmailVerified ? 'done' : 'current',
          },
          {
            title: t('shell.verification.level.identity'),
            text: t(approved ? 'shell.verification.identity.approved' : 'shell.verification.identity.open'),
            state: approved ? 'done' : isEmailVerified ? 'current' : 'later',
          },
          {
            title: t('shell.verification.level.funds'),
            text: t('shell.verification.level.funds.text'),
            state: 'asked',
          },
        ];
        return (
          <div className={styles.page}>
            <VerificationLevels levels={levels} />
            <div className={styles.split}>
              <Card className={styles.steps}>
                <h2>{t('shell.verification.steps')}</h2>
                <ol>
                  <li className={styles.step}>
                    <Mail size={22} aria-hidden />
                    <div>
                      <h3>{t('shell.verification.email')}</h3>
                      <p>
                        {isEmailVerified ? (
                          <bdi>{displayEmail(email)}</bdi>
                        ) : (
                          t('shell.verification.email.text')
                        )}
                      </p>
                    </div>
                    {isEmailVerified ? (
                      <Tag tone="success" icon={<Check size={14} aria-hidden />}>
                        {t('shell.verification.done')}
                      </Tag>
                    ) : (
                      <ButtonLink href={profile} variant="primary">
                        {t('shell.verification.email.toProfile')}
                      </ButtonLink>
                    )}
                  </li>
                  <li className={styles.step}>
                    <BadgeCheck size={22} aria-hidden />
                    <div>
                      <h3>{t('shell.verification.details')}</h3>
                      <p>{t('shell.verification.details.text')}</p>
                    </div>
                    <ButtonLink href={profile}>{t('shell.verification.email.toProfile')}</ButtonLink>
                  </li>
                  <li className={styles.step}>
                    <IdCard size={22} aria-hidden />
                    <div>
                      <h3>{t('shell.verification.level.identity')}</h3>
                      <p>
                        {t(
                          approved
                            ? 'shell.verification.identity.approvedText'
                            : 'shell.verification.identity.text',
                        )}
                      </p>
                    </div>
                    {approved ? (
                      <Tag tone="success" icon={<Check size={14} aria-hidden />}>
                        {t('shell.verification.done')}
                      </Tag>
                    ) : (
                      supportHref && (
                        <ButtonLink href={supportHref}>{t('shell.verification.support')}</ButtonLink>
                      )
                    )}
                  </li>
                  <li className={styles.step}>
                    <Landmark size={22} aria-hidden />
                    <div>
                      <h3>{t('shell.verification.level.funds')}</h3>
                      <p>{t('shell.verification.funds.text')}</p>
                    </div>
                    <Tag icon={<Lock size={14} aria-hidden />}>
                      {t('shell.verification.level.funds.text')}
                    </Tag>
                  </li>
                </ol>
              </Card>
              <div className={styles.side}>
                <Card className={styles.note}>
                  <h2>{t('shell.verification.ready')}</h2>
                  <ul>
                    {documents.map(({ key, Icon }) => (
                      <li key={key}>
                        <Icon size={20} aria-hidden />
                        {t(`shell.verification.ready.${key}`)}
                      </li>
                    ))}
                  </ul>
                  <Link href={policy} className={styles.link}>
                    {t('shell.verification.policy')}
                    <ChevronRight size={16} aria-hidden data-icon="directional" />
                  </Link>
                </Card>
                <Card className={styles.note}>
                  <h2>{t('shell.verification.who')}</h2>
                  <p>{t('shell.verification.who.text')}</p>
                  <Link href={privacy} className={styles.link}>
                    {t('shell.verification.privacy')}
                    <ChevronRight size={16} aria-hidden data-icon="directional" />
                  </Link>
                </Card>
              </div>
            </div>
          </div>
        );
      }}
    </ProfileFrame>
  );
}
