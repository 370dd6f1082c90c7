'use client';

import { Card, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { KeyRound, MessageCircleOff, ShieldCheck } from 'lucide-react';
import { PasswordForm, type PasswordFormProps } from '../password-form/password-form.js';
import { useTexts } from '../texts.js';
import { ProfileFrame, type ProfileFrameProps } from './profile-frame.js';
import styles from './profile-page.module.css';

export interface PasswordPageProps
  extends Pick<ProfileFrameProps, 'sections' | 'loginHref' | 'avatar'>, PasswordFormProps {}

/** The password form's place while it is not known who is there. */
function PasswordSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.passwords} role="status">
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      {['current', 'new', 'repeat', 'submit'].map((part) => (
        <Skeleton key={part} height={part === 'submit' ? 52 : 80} radius="control" />
      ))}
    </div>
  );
}

/** What makes a password safe, beside the form. */
function PasswordAdvice() {
  const t = useTexts();
  const advice = [
    { Icon: KeyRound, text: t('profile.password.advice.unique') },
    { Icon: ShieldCheck, text: t('profile.password.advice.manager') },
    { Icon: MessageCircleOff, text: t('profile.password.advice.asked') },
  ];
  return (
    <Card>
      <section className={styles.advice} aria-labelledby="password-advice">
        <h2 id="password-advice">{t('profile.password.advice')}</h2>
        <ul>
          {advice.map(({ Icon, text }) => (
            <li key={text}>
              <Icon size={20} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** The page on which a player changes the password. */
export function PasswordPage({ sections, loginHref, avatar, onChanged }: PasswordPageProps) {
  const t = useTexts();
  return (
    <ProfileFrame
      sections={sections}
      title={t('profile.password.title')}
      subtitle={t('profile.password.subtitle')}
      loginHref={loginHref}
      avatar={avatar}
      loading={<PasswordSkeleton />}
    >
      {() => (
        <div className={styles.split}>
          <Card>
            <PasswordForm onChanged={onChanged} />
          </Card>
          <PasswordAdvice />
        </div>
      )}
    </ProfileFrame>
  );
}
