'use client';

import { ButtonLink, Card, EmptyState } from '@casino-kit/ui';
import { Bell } from 'lucide-react';
import { useTexts } from '../texts.js';

/** What a guest sees in place of an inbox: the way to log in. */
export function GuestInbox({ loginHref = '?modal=login' }: { loginHref?: string | undefined }) {
  const t = useTexts();
  return (
    <Card>
      <EmptyState
        icon={<Bell size={28} aria-hidden />}
        title={t('notices.guest')}
        action={
          <ButtonLink href={loginHref} variant="primary">
            {t('notices.guest.logIn')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
