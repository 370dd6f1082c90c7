import { Button } from '@casino-kit/ui';
import { hasLostChunk, useIsLeaving } from '../app/lost-chunk.js';
import { useTexts } from '../app/texts.js';
import styles from './widget-error.module.css';

/** Replaces a part of a page that crashed. After a chunk that never loaded, only a reload helps. */
export function WidgetError({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  if (useIsLeaving()) return null;
  return (
    <div className={styles.place} role="alert">
      <span>{t('shell.unforeseen.title')}</span>
      <Button size="sm" onClick={() => (hasLostChunk() ? window.location.reload() : onRetry())}>
        {t('shell.unforeseen.retry')}
      </Button>
    </div>
  );
}
