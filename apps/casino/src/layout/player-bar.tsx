import { usePlayer } from '@casino-kit/session';
import { modalHref } from '@casino-kit/settings';
import { Avatar, ButtonLink, MenuButton } from '@casino-kit/ui';
import { BalanceMenuButton } from '@casino-kit/wallet';
import { Plus } from 'lucide-react';
import { lazyPart } from '../app/lazy-part.js';
import { useTexts } from '../app/texts.js';
import styles from './player-bar.module.css';

const loadMenu = () => import('./player-menu.js');
const PlayerMenu = lazyPart(loadMenu);

/** Balance, deposit and account of a logged-in player. The menus load when their buttons are about to be used. */
export function PlayerBar() {
  const t = useTexts();
  const player = usePlayer();
  const name = player?.getUser.nickname || player?.getUser.firstName || player?.getUser.email || '';
  return (
    <>
      <BalanceMenuButton preload={loadMenu} menu={(open) => <PlayerMenu open={open} />} />
      <ButtonLink
        href={modalHref('deposit')}
        variant="primary"
        icon={<Plus size={18} aria-hidden />}
        className={styles.deposit}
        aria-label={t('shell.deposit')}
      >
        <span className={styles.depositText}>{t('shell.deposit')}</span>
      </ButtonLink>
      <MenuButton
        label={t('shell.account')}
        className={styles.avatarButton}
        preload={loadMenu}
        menu={(open) => <PlayerMenu name={name} open={open} />}
      >
        <Avatar name={name} decorative />
      </MenuButton>
    </>
  );
}
