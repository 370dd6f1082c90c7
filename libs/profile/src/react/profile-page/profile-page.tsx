'use client';

import { Card } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { GhostMode } from '../ghost-mode/ghost-mode.js';
import { ProfileForm, type ProfileFormProps } from '../profile-form/profile-form.js';
import { useTexts } from '../texts.js';
import { ProfileFrame, type ProfileFrameProps } from './profile-frame.js';

export interface ProfilePageProps
  extends Pick<ProfileFrameProps, 'sections' | 'loginHref' | 'avatar'>, Omit<ProfileFormProps, 'player'> {
  /** Content below the form, such as the rakeback calendar. */
  below?: ReactNode | undefined;
}

/** The page of a player's own data: sections, title and form, or a message if there is no player (§2). */
export function ProfilePage({ sections, loginHref, avatar, below, ...form }: ProfilePageProps) {
  const t = useTexts();
  return (
    <ProfileFrame
      sections={sections}
      title={t('profile.title')}
      subtitle={t('profile.subtitle')}
      loginHref={loginHref}
      avatar={avatar}
    >
      {({ getUser }) => (
        <>
          <Card>
            <ProfileForm player={getUser} {...form} />
          </Card>
          <GhostMode player={getUser} />
          {below}
        </>
      )}
    </ProfileFrame>
  );
}
