'use client';

import { Button, ButtonLink, EmptyState, ErrorState } from '@casino-kit/ui';
import { Landmark, LogIn } from 'lucide-react';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { type WithdrawalAccess } from './use-withdrawal-access.js';

/** Explains why there is no withdrawal form, and what to do next. */
export function WithdrawalAccessState({
  access,
  loginHref,
}: {
  access: Extract<WithdrawalAccess, { kind: 'guest' | 'failed' | 'empty' }>;
  loginHref: string;
}) {
  const t = useWithdrawalTexts();
  switch (access.kind) {
    case 'failed':
      return (
        <ErrorState
          title={t('payments.withdraw.failed.title')}
          action={<Button onClick={access.reload}>{t('payments.tryAgain')}</Button>}
        >
          {t('payments.withdraw.failed.text')}
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<Landmark size={28} aria-hidden />}
          title={t('payments.withdraw.empty.title')}
          action={<Button onClick={access.reload}>{t('payments.tryAgain')}</Button>}
        >
          {t('payments.withdraw.empty.text')}
        </EmptyState>
      );
    default:
      return (
        <EmptyState
          icon={<LogIn size={28} aria-hidden />}
          title={t('payments.withdraw.guest.title')}
          action={
            <ButtonLink href={loginHref} variant="primary">
              {t('payments.guest.action')}
            </ButtonLink>
          }
        >
          {t('payments.withdraw.guest.text')}
        </EmptyState>
      );
  }
}
