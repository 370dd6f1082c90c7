'use client';

import { displayEmail, isIdentityApproved } from '@casino-kit/api-contract/field-rules';
import { ButtonLink, Card, Tag } from '@casino-kit/ui';
import { BadgeCheck, Check, IdCard, Landmark, Lock, Mail } from 'lucide-react';
import { useTexts } from '../texts.js';
import { type VerificationOverviewProps } from './verification-overview-props.js';
import styles from './verification-overview.module.css';

/** What is confirmed and how to confirm the rest, where support checks documents. */
export function VerificationSteps({
  player: { email, isEmailVerified, kycStatus },
  hrefs: { profile, support },
}: Pick<VerificationOverviewProps, 'player' | 'hrefs'>) {
  const t = useTexts();
  const approved = isIdentityApproved({ kycStatus });
  return (
    <Card className={styles.steps}>
      <h2>{t('kyc.steps.title')}</h2>
      <ol>
        <li className={styles.step}>
          <Mail size={22} aria-hidden />
          <div>
            <h3>{t('kyc.steps.email')}</h3>
            <p>{isEmailVerified ? <bdi>{displayEmail(email)}</bdi> : t('kyc.level.contact.open.text')}</p>
          </div>
          {isEmailVerified ? (
            <Tag tone="success" icon={<Check size={14} aria-hidden />}>
              {t('kyc.steps.done')}
            </Tag>
          ) : (
            <ButtonLink href={profile} variant="primary">
              {t('kyc.steps.toProfile')}
            </ButtonLink>
          )}
        </li>
        <li className={styles.step}>
          <BadgeCheck size={22} aria-hidden />
          <div>
            <h3>{t('kyc.steps.details')}</h3>
            <p>{t('kyc.steps.details.text')}</p>
          </div>
          <ButtonLink href={profile}>{t('kyc.steps.toProfile')}</ButtonLink>
        </li>
        <li className={styles.step}>
          <IdCard size={22} aria-hidden />
          <div>
            <h3>{t('kyc.level.identity')}</h3>
            <p>{t(approved ? 'kyc.steps.identity.approved' : 'kyc.steps.identity.text')}</p>
          </div>
          {approved ? (
            <Tag tone="success" icon={<Check size={14} aria-hidden />}>
              {t('kyc.steps.done')}
            </Tag>
          ) : (
            support !== undefined && <ButtonLink href={support}>{t('kyc.steps.support')}</ButtonLink>
          )}
        </li>
        <li className={styles.step}>
          <Landmark size={22} aria-hidden />
          <div>
            <h3>{t('kyc.level.funds')}</h3>
            <p>{t('kyc.steps.funds.text')}</p>
          </div>
          <Tag icon={<Lock size={14} aria-hidden />}>{t('kyc.level.funds.asked')}</Tag>
        </li>
      </ol>
    </Card>
  );
}
