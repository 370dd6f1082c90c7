import { useSignOut } from '@casino-kit/auth';
import { useCashbackMenuAction } from '@casino-kit/cashback';
import { displayEmail } from '@casino-kit/api-contract/field-rules';
import {
  openDeposits,
  outcomeModal,
  outcomeOfFailure,
  seenWithdrawals,
  useFailedDeposit,
} from '@casino-kit/payments';
import { usePlayer } from '@casino-kit/session';
import { usePagePath, useSettings, modalHref } from '@casino-kit/settings';
import { Avatar, Menu, useNavigate } from '@casino-kit/ui';
import { BalanceMenu } from '@casino-kit/wallet';
import { ArrowUpFromLine, CalendarDays, Gift, KeyRound, LogOut, Plus, ReceiptText, User } from 'lucide-react';
import { type ReactNode } from 'react';
import { queryWithModal } from '../modals/modal-query.js';
import { usePageTexts } from '../app/page-texts.js';
import { sessionEnded } from '../app/session-events.js';
import styles from './player-bar.module.css';

// Requests without a response belong to the player who was logged in.
sessionEnded.subscribe(() => {
  openDeposits.clear();
  seenWithdrawals.clear();
});

/** The menus behind the balance and the avatar, with the deposit button between them. */
export default function PlayerMenus({ name, children }: { name: string; children: ReactNode }) {
  const t = usePageTexts();
  const player = usePlayer();
  const { signOut } = useSignOut();
  const navigate = useNavigate();
  const deposit = usePagePath('deposit');
  const withdraw = usePagePath('withdraw');
  const transactions = usePagePath('transactions');
  const profile = usePagePath('edit-profile');
  const bonuses = usePagePath('bonus_history');
  const { showRakebackCalendar } = useSettings();
  const cashback = useCashbackMenuAction({ href: usePagePath('cashback') });
  const email = displayEmail(player?.getUser.email ?? '');
  useFailedDeposit(({ method, depositId, errorCode }) => {
    const query = new URLSearchParams(window.location.search);
    // The visible form shows this error already, or is about to.
    const isShown = typeof depositId === 'string' && query.get('deposit') === depositId;
    if (isShown || query.get('modal') === 'deposit' || window.location.pathname === deposit) return;
    navigate(
      queryWithModal(window.location.search, outcomeModal(outcomeOfFailure(errorCode)), {
        met: method,
        ...(typeof depositId === 'string' && { deposit: depositId }),
      }),
    );
  });
  return (
    <>
      <BalanceMenu
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
      {children}
      <Menu
        label={t('shell.account')}
        trigger={<Avatar name={name} decorative />}
        triggerClassName={styles.avatarButton}
        header={
          <p className={styles.identity}>
            <b>{name}</b>
            {email !== '' && email !== name && <span>{email}</span>}
          </p>
        }
        actions={[
          {
            id: 'profile',
            label: t('shell.account.profile'),
            icon: <User size={20} aria-hidden />,
            href: profile,
          },
          {
            id: 'bonuses',
            label: t('shell.bonuses.title'),
            icon: <Gift size={20} aria-hidden />,
            href: bonuses,
          },
          ...(showRakebackCalendar
            ? [
                {
                  id: 'rakeback',
                  label: t('shell.rakeback.title'),
                  icon: <CalendarDays size={20} aria-hidden />,
                  href: modalHref('rakeback'),
                },
              ]
            : []),
          ...(cashback === null ? [] : [cashback]),
          {
            id: 'password',
            label: t('shell.account.password'),
            icon: <KeyRound size={20} aria-hidden />,
            href: `${profile}?section=password`,
          },
          {
            id: 'sign-out',
            label: t('shell.signOut'),
            icon: <LogOut size={20} aria-hidden data-icon="directional" />,
            onSelect: () => void signOut(),
          },
        ]}
      />
    </>
  );
}
