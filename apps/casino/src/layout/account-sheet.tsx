import '@casino-kit/wallet/styles.css';
import '@casino-kit/cashback/styles.css';
import '@casino-kit/loyalty/styles.css';
import { useSupports } from '@casino-kit/api-client';
import { getNotices, getSecurity } from '@casino-kit/api-contract';
import { useSignOut } from '@casino-kit/auth';
import { useCashbackMenuAction } from '@casino-kit/cashback';
import { LevelCard } from '@casino-kit/loyalty';
import { usePlayer } from '@casino-kit/session';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { Avatar, ButtonLink } from '@casino-kit/ui';
import { Purse } from '@casino-kit/wallet';
import {
  CalendarDays,
  Coffee,
  Gauge,
  Gift,
  Heart,
  IdCard,
  Inbox,
  LogOut,
  Plus,
  ReceiptText,
  ShieldCheck,
  User,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { usePageTexts } from '../app/page-texts.js';
import styles from './account-sheet.module.css';
import { MenuRow } from './sheet/menu-row.js';
import { Sheet } from './sheet/sheet.js';
import { type OpenSheet } from './sheet-button.js';

/** The open menu behind the avatar: who plays, the purse, the level, the account's pages, and the way out. */
export default function AccountSheet({ name, open }: { name: string; open: OpenSheet }) {
  const t = usePageTexts();
  const player = usePlayer();
  const { signOut } = useSignOut();
  const { showRakebackCalendar, referAFriendPercent } = useSettings();
  const cashback = useCashbackMenuAction({ href: usePagePath('cashback') });
  const referrals = usePagePath('referrals');
  const security = usePagePath('security');
  const hasSecurity = useSupports(getSecurity);
  const inbox = usePagePath('inbox');
  const hasNotices = useSupports(getNotices);
  const links = [
    // Up to 1023 px the bottom bar and its menu have these two.
    { href: usePagePath('balance'), label: t('shell.account.balance'), Icon: Wallet, isWide: true },
    { href: usePagePath('favorites'), label: t('shell.favorites.title'), Icon: Heart, isWide: true },
    ...(hasNotices ? [{ href: inbox, label: t('shell.inbox.title'), Icon: Inbox }] : []),
    { href: usePagePath('transactions'), label: t('shell.account.transactions'), Icon: ReceiptText },
    { href: usePagePath('bonus_history'), label: t('shell.bonuses.title'), Icon: Gift },
    ...(showRakebackCalendar
      ? [{ href: modalHref('rakeback'), label: t('shell.rakeback.title'), Icon: CalendarDays }]
      : []),
    ...(referAFriendPercent > 0
      ? [{ href: referrals, label: t('shell.referrals.title'), Icon: UserPlus }]
      : []),
    { href: usePagePath('limits'), label: t('shell.limits.title'), Icon: Gauge },
    { href: usePagePath('freeze-account'), label: t('shell.freeze.title'), Icon: Coffee },
    { href: usePagePath('verification'), label: t('shell.menu.identity'), Icon: IdCard },
    ...(hasSecurity ? [{ href: security, label: t('shell.security.title'), Icon: ShieldCheck }] : []),
    { href: usePagePath('edit-profile'), label: t('shell.menu.profile'), Icon: User },
  ];
  const number = player?.getUser.userId ?? '';
  return (
    <Sheet
      open={open}
      form="list"
      label={t('shell.account')}
      title={
        <div className={styles.player}>
          <Avatar name={name} decorative />
          <p className={styles.identity}>
            <b>
              <bdi>{name}</bdi>
            </b>
            {number !== '' && <span>{t('shell.menu.player', { number })}</span>}
          </p>
        </div>
      }
    >
      <Purse
        actions={
          <>
            <ButtonLink href={modalHref('deposit')} variant="primary" icon={<Plus size={18} aria-hidden />}>
              {t('shell.deposit')}
            </ButtonLink>
            <ButtonLink href={usePagePath('withdraw')}>{t('shell.withdraw')}</ButtonLink>
          </>
        }
      />
      <LevelCard href={usePagePath('my-vip-club')} />
      <nav aria-label={t('shell.account')}>
        <ul>
          {links.map(({ href, label, Icon, isWide = false }) => (
            <li key={href} className={isWide ? styles.wide : undefined}>
              <MenuRow href={href} label={label} icon={<Icon size={20} strokeWidth={1.75} aria-hidden />} />
            </li>
          ))}
          {cashback?.href !== undefined && (
            <li>
              <MenuRow href={cashback.href} label={cashback.label} icon={cashback.icon} />
            </li>
          )}
        </ul>
      </nav>
      <button type="button" className={styles.logOut} onClick={() => void signOut()}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden data-icon="directional" />
        {t('shell.signOut')}
      </button>
    </Sheet>
  );
}
