import { useCanClaim } from '@casino-kit/rakeback-calendar';
import { VisuallyHidden } from '@casino-kit/ui';
import { playerZone } from '../app/player-zone.js';
import { usePageTexts } from '../app/page-texts.js';
import styles from './rewards-dot.module.css';

/** A dot while the player can collect rakeback, as far as the page has loaded its days. */
export default function RewardsDot() {
  const t = usePageTexts();
  if (!useCanClaim({ timeZone: playerZone() })) return null;
  return (
    <>
      <span className={styles.dot} aria-hidden />
      <VisuallyHidden>{t('shell.menu.collect')}</VisuallyHidden>
    </>
  );
}
