import { Button } from '@casino-kit/ui';
import { useState } from 'react';
import { usePageTexts } from '../app/page-texts.js';
import styles from './update-notice.module.css';
import { useIsQuietPage } from './visit-quiet.js';
import placing from './window-note.module.css';

/** Storage key of the build whose notice was dismissed. */
const key = 'dismissedBuild';

function isDismissed(build: string): boolean {
  try {
    return sessionStorage.getItem(key) === build;
  } catch {
    return false;
  }
}

/** Offers a reload when the shell serves a newer build: once per build, and only where nothing is interrupted. */
export default function UpdateNotice({
  build,
  reload = () => window.location.reload(),
}: {
  build: string;
  reload?: (() => void) | undefined;
}) {
  const t = usePageTexts();
  const isQuiet = useIsQuietPage();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const dismiss = () => {
    setDismissed(build);
    try {
      sessionStorage.setItem(key, build);
    } catch {
      // Without storage it is dismissed until the page is loaded again.
    }
  };
  return (
    <div role="status" className={`${placing.place} ${styles.layer}`}>
      {isQuiet && dismissed !== build && !isDismissed(build) && (
        <div className={styles.notice}>
          <span>{t('shell.update.text')}</span>
          <span className={styles.actions}>
            <Button size="sm" variant="primary" onClick={reload}>
              {t('shell.update.reload')}
            </Button>
            <Button size="sm" variant="ghost" onClick={dismiss}>
              {t('shell.update.dismiss')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
