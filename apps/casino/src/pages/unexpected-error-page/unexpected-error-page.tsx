import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, ErrorState } from '@casino-kit/ui';
import { useEffect, useState } from 'react';
import { hasLostChunk, useIsLeaving } from '../../app/lost-chunk.js';
import { useTexts } from '../../app/texts.js';
import { PageSkeleton } from '../page-skeleton/page-skeleton.js';
import styles from './unexpected-error-page.module.css';

/**
 * Replaces a page that crashed, and offers two ways to continue. A page that crashed offline renders again when the
 * network is back; after a chunk that never loaded, the page must be reloaded.
 * A page that is being left looks as if it still loads.
 */
export function UnexpectedErrorPage({
  onRetry,
  reload = () => window.location.reload(),
}: {
  onRetry: () => void;
  reload?: (() => void) | undefined;
}) {
  const t = useTexts();
  const home = usePagePath('root');
  const [cause] = useState<'error' | 'offline' | 'updated'>(() =>
    navigator.onLine ? (hasLostChunk() ? 'updated' : 'error') : 'offline',
  );
  const again = hasLostChunk() ? reload : onRetry;
  useEffect(() => {
    // An effect may run well after the page was shown: the network can be back by then.
    if (cause === 'offline' && navigator.onLine) again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, cause]);
  if (useIsLeaving()) return <PageSkeleton />;
  const key = (
    {
      error: 'shell.unforeseen',
      offline: 'shell.unforeseen.offline',
      updated: 'shell.unforeseen.updated',
    } as const
  )[cause];
  return (
    <ErrorState
      heading="h1"
      title={t(`${key}.title`)}
      action={
        <span className={styles.actions}>
          <Button variant="primary" onClick={again}>
            {t(cause === 'updated' ? 'shell.unforeseen.reload' : 'shell.unforeseen.retry')}
          </Button>
          <ButtonLink href={home}>{t('shell.notFound.home')}</ButtonLink>
        </span>
      }
    >
      {t(`${key}.text`)}
    </ErrorState>
  );
}
