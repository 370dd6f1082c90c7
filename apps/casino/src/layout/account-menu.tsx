import { useSignOut } from '@casino-kit/auth';
import { displayEmail } from '@casino-kit/api-contract/field-rules';
import { useCashbackMenuAction } from '@casino-kit/cashback';
import { usePlayer } from '@casino-kit/session';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { MenuPopover, type OpenMenu } from '@casino-kit/ui';
import { CalendarDays, Gift, KeyRound, LogOut, User } from 'lucide-react';
import { usePageTexts } from '../app/page-texts.js';
import styles from './account-menu.module.css';

/** The open menu behind the avatar. */
export function AccountMenu({ name, open }: { name: string; open: OpenMenu }) {
  const t = usePageTexts();
  const player = usePlayer();
  const { signOut } = useSignOut();
  const profile = usePagePath('edit-profile');
  const bonuses = usePagePath('bonus_history');
  const { showRakebackCalendar } = useSettings();
  const cashback = useCashbackMenuAction({ href: usePagePath('cashback') });
  const email = displayEmail(player?.getUser.email ?? '');
  return (
    <MenuPopover
      {...open}
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
  );
}
