'use client';

import { Alert } from '@casino-kit/ui';
import { useImperativeHandle } from 'react';
import { useTexts } from '../../react/texts.js';
import { type MethodDetailsProps } from '../deposit-method.js';

/** Announces before the payment that the player will go to another page for it. */
export function RedirectDetails({ ref }: MethodDetailsProps) {
  const t = useTexts();
  useImperativeHandle(ref, () => ({ collect: () => Promise.resolve({ details: {} }) }));
  return <Alert title={t('payments.redirect.before')}>{t('payments.redirect.beforeText')}</Alert>;
}
