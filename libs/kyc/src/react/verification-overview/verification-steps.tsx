import { displayEmail } from '@casino-kit/api-contract/field-rules';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, Card, Tag } from '@casino-kit/ui';
import { BadgeCheck, Check, IdCard, Landmark, Lock, Mail } from 'lucide-react';
import { useSupportHref } from '../../app/use-support-href.js';
import { usePageTexts } from '../../app/page-texts.js';
import styles from './verification-page.module.css';

export interface VerificationStepsProps {
  email: string;
  isEmailVerified: boolean;
  /** The identity is verified. */
  approved: boolean;
}

/** What is confirmed and how to confirm the rest, where support checks documents. */
export function VerificationSteps({ email, isEmailVerified, approved }: VerificationStepsProps) {
  const t = usePageTexts();
  const profile = usePagePath('edit-profile');
  const supportHref = useSupportHref();
  return (
    <Card className={styles.steps}>
      <h2>{t('shell.verification.steps')}</h2>
      <ol>
        <li className={styles.step}>
          <Mail size={22} aria-hidden />
          <div>
            <h3>{t('shell.verification.email')}</h3>
            <p>{isEmailVerified ? <bdi>{displayEmail(email)}</bdi> : t('shell.verification.email.text')}</p>
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
              {t(approved ? 'shell.verification.identity.approvedText' : 'shell.verification.identity.text')}
            </p>
          </div>
          {approved ? (
            <Tag tone="success" icon={<Check size={14} aria-hidden />}>
              {t('shell.verification.done')}
            </Tag>
          ) : (
            supportHref && <ButtonLink href={supportHref}>{t('shell.verification.support')}</ButtonLink>
          )}
        </li>
        <li className={styles.step}>
          <Landmark size={22} aria-hidden />
          <div>
            <h3>{t('shell.verification.level.funds')}</h3>
            <p>{t('shell.verification.funds.text')}</p>
          </div>
          <Tag icon={<Lock size={14} aria-hidden />}>{t('shell.verification.level.funds.text')}</Tag>
        </li>
      </ol>
    </Card>
  );
}
