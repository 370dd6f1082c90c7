import { useOnline } from '@casino-kit/ui';
import { useTexts } from '../app/texts.js';
import styles from './offline-note.module.css';
import placing from './window-note.module.css';

/** Shows that the player is offline, for as long as that lasts. */
export function OfflineNote() {
  const t = useTexts();
  const isOnline = useOnline();
  return (
    <div role="status" className={`${placing.place} ${styles.layer}`}>
      {!isOnline && <p className={styles.note}>{t('shell.offline')}</p>}
    </div>
  );
}
