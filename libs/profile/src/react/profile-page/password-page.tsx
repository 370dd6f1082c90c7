'use client';

import { Card, Skeleton, VisuallyHidden } from '@casino-kit/ui';
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
        <Card>
          <PasswordForm onChanged={onChanged} />
        </Card>
      )}
    </ProfileFrame>
  );
}
