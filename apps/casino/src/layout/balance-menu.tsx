import '@casino-kit/wallet/styles.css';
import { usePagePath } from '@casino-kit/settings';
import { type OpenMenu } from '@casino-kit/ui';
import { BalanceMenuPopover } from '@casino-kit/wallet';
import { ArrowUpFromLine, Plus, ReceiptText } from 'lucide-react';
import { usePageTexts } from '../app/page-texts.js';

/** The open menu behind the balance. */
export default function BalanceMenu({ open }: { open: OpenMenu }) {
  const t = usePageTexts();
  const deposit = usePagePath('deposit');
  const withdraw = usePagePath('withdraw');
  const transactions = usePagePath('transactions');
  return (
    <BalanceMenuPopover
      open={open}
      walletsHref={usePagePath('balance')}
      actions={[
        { id: 'deposit', label: t('shell.deposit'), icon: <Plus size={20} aria-hidden />, href: deposit },
        {
          id: 'withdraw',
          label: t('shell.withdraw'),
          icon: <ArrowUpFromLine size={20} aria-hidden />,
          href: withdraw,
        },
        {
          id: 'transactions',
          label: t('shell.account.transactions'),
          icon: <ReceiptText size={20} aria-hidden />,
          href: transactions,
        },
      ]}
    />
  );
}
