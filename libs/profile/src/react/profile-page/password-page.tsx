'use client';

import { Card, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { KeyRound, LogOut, MessageCircleOff, ShieldCheck } from 'lucide-react';
import { type ReactNode } from 'react';
import { PasswordForm, type PasswordFormProps } from '../password-form/password-form.js';
import { useTexts } from '../texts.js';
import { ProfileFrame, type ProfileFrameProps } from './profile-frame.js';
import styles from './profile-page.module.css';

export interface PasswordPageProps
  extends Pick<ProfileFrameProps, 'sections' | 'loginHref' | 'avatar'>, PasswordFormProps {
  /** Content below the advice, such as the way to other settings of the login. */
  below?: ReactNode | undefined;
}

/** The password form's place while it is not known who is there. */
function PasswordSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.passwords} role="status">
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      <Skeleton height={78} radius="control" />
      <Skeleton height={122} radius="control" />
      <Skeleton height={78} radius="control" />
      <Skeleton height={52} radius="control" />
    </div>
  );
}

/** What a new password ends, and what makes it safe, beside the form. */
function PasswordAdvice() {
  const t = useTexts();
  const advice = [
    { Icon: LogOut, text: t('profile.password.subtitle') },
    { Icon: KeyRound, text: t('profile.password.advice.unique') },
    { Icon: ShieldCheck, text: t('profile.password.advice.manager') },
    { Icon: MessageCircleOff, text: t('profile.password.advice.asked') },
  ];
  return (
    <Card role="region" aria-labelledby="password-advice" className={styles.advice}>
      <h2 id="password-advice">{t('profile.password.advice')}</h2>
      <ul>
        {advice.map(({ Icon, text }) => (
          <li key={text}>
            <span className={styles.icon}>
              <Icon size={18} aria-hidden data-icon={Icon === LogOut ? 'directional' : undefined} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The form, or what holds its place, with the advice beside it and what else there is below that. */
function PasswordSplit({ below, children }: { below?: ReactNode | undefined; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <Card>{children}</Card>
      <div className={styles.side}>
        <PasswordAdvice />
        {below}
      </div>
    </div>
  );
}

/** The page on which a player changes the password. */
export function PasswordPage({ sections, loginHref, avatar, onChanged, below }: PasswordPageProps) {
  const t = useTexts();
  return (
    <ProfileFrame
      sections={sections}
      title={t('profile.password.title')}
      loginHref={loginHref}
      avatar={avatar}
      loading={
        <PasswordSplit>
          <PasswordSkeleton />
        </PasswordSplit>
      }
    >
      {() => (
        <PasswordSplit below={below}>
          <PasswordForm onChanged={onChanged} />
        </PasswordSplit>
      )}
    </ProfileFrame>
  );
}
