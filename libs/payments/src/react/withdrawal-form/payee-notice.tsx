'use client';

import { usePagePath } from '@casino-kit/settings';
import { Alert, Link } from '@casino-kit/ui';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { type WithdrawalFormModel } from './use-withdrawal-form.js';

/** Says before a withdrawal is sent that it waits for review because of its payee (decision 63); nothing otherwise. */
export function PayeeNotice({ details: { payeeNotice, holder } }: Pick<WithdrawalFormModel, 'details'>) {
  const t = useWithdrawalTexts();
  const profile = usePagePath('edit-profile');
  if (payeeNotice === null) return null;
  return (
    <Alert tone="warning" title={t('payments.withdraw.payee.title')}>
      <p>{t(`payments.withdraw.payee.${payeeNotice}`, { name: holder })}</p>
      {payeeNotice === 'unknown' && <Link href={profile}>{t('payments.withdraw.payee.profile')}</Link>}
    </Alert>
  );
}
