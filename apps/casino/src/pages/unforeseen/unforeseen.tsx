import { Button, ButtonLink, ErrorState } from '@casino-kit/ui';
import { useTexts } from '../../app/texts.js';

/** What shows in place of a page that broke: nothing was lost with it, and there are two ways on. */
export function Unforeseen({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <ErrorState
      heading="h1"
      title={t('shell.unforeseen.title')}
      action={
        <span>
          <Button variant="primary" onClick={onRetry}>
            {t('shell.unforeseen.retry')}
          </Button>{' '}
          <ButtonLink href="/">{t('shell.notFound.home')}</ButtonLink>
        </span>
      }
    >
      {t('shell.unforeseen.text')}
    </ErrorState>
  );
}
