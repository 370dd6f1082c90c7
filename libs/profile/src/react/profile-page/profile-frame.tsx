'use client';

import { type ReactNode } from 'react';
import { type UserDetails } from '@casino-kit/api-contract';
import { playerName } from '@casino-kit/session';
import { Button, ButtonLink, Card, EmptyState, ErrorState, PageHeader } from '@casino-kit/ui';
import { UserRound } from 'lucide-react';
import { FormSkeleton } from '../profile-form/form-skeleton.js';
import { type ProfileSection, ProfileSections } from '../profile-sections/profile-sections.js';
import { useTexts } from '../texts.js';
import { useOwnDetails } from './use-own-details.js';
import styles from './profile-page.module.css';

export interface ProfileFrameProps {
  /** The pages of the account, the one in view marked. */
  sections: readonly ProfileSection[];
  /** The heading of the page; no header without it. */
  title?: ReactNode | undefined;
  /** A sentence below the title, shown only with it. */
  subtitle?: ReactNode | undefined;
  /** The page renders its own header: the frame shows `title` only in place of the page. */
  hasOwnHeader?: boolean | undefined;
  /** The link to login for a guest. */
  loginHref: string;
  /** In place of the player's initial, such as the medal of a level. */
  avatar?: ReactNode | undefined;
  /** Holds the page's place while the details load; a card with the profile form's by default. */
  loading?: ReactNode | undefined;
  /** Renders the page itself for its player. */
  children: (user: UserDetails) => ReactNode;
}

/**
 * The frame of every account page: sections beside it, title, page. A guest is asked to log in. While the details load,
 * a placeholder is shown; if they cannot be loaded, the player can retry.
 */
export function ProfileFrame({
  sections,
  title,
  subtitle,
  hasOwnHeader = false,
  loginHref,
  avatar,
  loading = (
    <Card>
      <FormSkeleton />
    </Card>
  ),
  children,
}: ProfileFrameProps) {
  const t = useTexts();
  const own = useOwnDetails();
  if (own.kind === 'guest')
    return (
      <Card className={styles.guest}>
        <EmptyState
          heading="h1"
          icon={<UserRound size={28} aria-hidden />}
          title={t('profile.guest.title')}
          action={
            <ButtonLink href={loginHref} variant="primary">
              {t('profile.guest.login')}
            </ButtonLink>
          }
        >
          {t('profile.guest.text')}
        </EmptyState>
      </Card>
    );
  const player = own.kind === 'ready' ? own.user.getUser : null;
  return (
    <div className={styles.frame}>
      <ProfileSections
        items={sections}
        identity={player && { name: playerName(player), id: player.userId }}
        avatar={avatar}
      />
      <div className={styles.page}>
        {title !== undefined && !(hasOwnHeader && own.kind === 'ready') && (
          <PageHeader title={title} lead={subtitle} />
        )}
        {own.kind === 'ready' && children(own.user)}
        {own.kind === 'loading' && loading}
        {own.kind === 'failed' && (
          <Card>
            <ErrorState
              title={t('profile.failed.title')}
              action={<Button onClick={own.retry}>{t('profile.failed.retry')}</Button>}
            >
              {t('profile.failed.text')}
            </ErrorState>
          </Card>
        )}
      </div>
    </div>
  );
}
