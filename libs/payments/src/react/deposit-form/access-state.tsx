'use client';

import { Button, ButtonLink, EmptyState, ErrorState } from '@casino-kit/ui';
import { CreditCard, LogIn, Pause } from 'lucide-react';
import { useTexts } from '../texts.js';
import { type DepositAccess } from './use-deposit-form.js';

/** Explains why there is no deposit form, and what to do next. */
export function AccessState({
  access,
  reload,
  loginHref,
}: {
  access: Exclude<DepositAccess, 'ready' | 'loading' | 'funds'>;
  reload: () => void;
  loginHref: string;
}) {
  const t = useTexts();
  switch (access) {
    case 'guest':
      return (
        <EmptyState
          icon={<LogIn size={28} aria-hidden />}
          title={t('payments.guest.title')}
          action={
            <ButtonLink href={loginHref} variant="primary">
              {t('payments.guest.action')}
            </ButtonLink>
          }
        >
          {t('payments.guest.text')}
        </EmptyState>
      );
    case 'excluded':
      return (
        <EmptyState icon={<Pause size={28} aria-hidden />} title={t('payments.excluded.title')}>
          {t('payments.excluded.text')}
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState
          title={t('payments.methodsFailed.title')}
          action={<Button onClick={reload}>{t('payments.tryAgain')}</Button>}
        >
          {t('payments.methodsFailed.text')}
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<CreditCard size={28} aria-hidden />}
          title={t('payments.noMethods.title')}
          action={<Button onClick={reload}>{t('payments.tryAgain')}</Button>}
        >
          {t('payments.noMethods.text')}
        </EmptyState>
      );
  }
}
