import { useSyncExternalStore } from 'react';
import { useTexts } from '../app/texts.js';
import styles from './offline-note.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the player is offline, as long as that lasts. */
export function OfflineNote() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.note}>{t('shell.offline')}</p>}
    </div>
  );
}
