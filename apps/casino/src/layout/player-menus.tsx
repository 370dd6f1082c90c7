import { useSignOut } from '@casino-kit/auth';
import { useFailedDeposit } from '@casino-kit/payments';
import { usePlayer } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Avatar, Menu, useNavigate } from '@casino-kit/ui';
import { BalanceMenu } from '@casino-kit/wallet';
import { LogOut, Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { queryWithModal } from '../modals/modal-query.js';
import { useTexts } from '../app/texts.js';
import styles from './player-bar.module.css';

/** The menus behind the balance and the avatar, with the deposit button between them. */
export default function PlayerMenus({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts();
  const player = usePlayer();
  const { signOut } = useSignOut();
  const navigate = useNavigate();
  const deposit = usePagePath('deposit');
  useFailedDeposit(({ method, depositId }) => {
    // The form in view tells it beside what was typed.
    if (
      new URLSearchParams(window.location.search).get('modal') === 'deposit' ||
      window.location.pathname === deposit
    )
      return;
    navigate(
      queryWithModal(window.location.search, 'deposit-failed', {
        met: method,
        ...(depositId === undefined ? {} : { deposit: depositId }),
      }),
    );
  });
  return (
    <>
      <BalanceMenu
        actions={[
          { id: 'deposit', label: t('shell.deposit'), icon: <Plus size={20} aria-hidden />, href: deposit },
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
            <span>{player?.getUser.email}</span>
          </p>
        }
        actions={[
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
