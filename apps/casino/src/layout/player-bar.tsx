import { usePlayer } from '@casino-kit/session';
import { modalHref } from '@casino-kit/settings';
import { Avatar, ButtonLink, useHydrated } from '@casino-kit/ui';
import { BalancePill } from '@casino-kit/wallet';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../app/lazy-part.js';
import { useTexts } from '../app/texts.js';
import styles from './player-bar.module.css';

const PlayerMenus = lazyPart(() => import('./player-menus.js'));

/** Balance, deposit and account of a logged-in player. The menus load after the first paint, in the same places. */
export function PlayerBar() {
  const t = useTexts();
  const player = usePlayer();
  const hydrated = useHydrated();
  const name = player?.getUser.nickname || player?.getUser.firstName || player?.getUser.email || '';
  const button = (
    <ButtonLink
      href={modalHref('deposit')}
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
      className={styles.deposit}
      aria-label={t('shell.deposit')}
    >
      <span className={styles.depositText}>{t('shell.deposit')}</span>
    </ButtonLink>
  );
  const still = (
    <>
      <BalancePill />
      {button}
      <Avatar name={name} />
    </>
  );
  if (!hydrated) return still;
  return (
    <Suspense fallback={still}>
      <PlayerMenus name={name}>{button}</PlayerMenus>
    </Suspense>
  );
}
