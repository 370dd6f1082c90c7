'use client';

import { I18nProvider, type LoadedTexts } from '@casino-kit/i18n';
import { Button, ErrorState, Skeleton, useUi, VisuallyHidden } from '@casino-kit/ui';
import { useEffect, useState } from 'react';
import { useProviderTexts } from './provider-texts.js';

/** How long nothing is shown, in milliseconds: a fast start shows no placeholder that disappears at once. */
export const quietMs = 400;

/** Shows that the casino is loading, if that takes longer than a moment. */
export function LoadingScreen() {
  const { texts } = useUi();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  // Not `aria-busy`: screen readers wait with the text of a busy status until it is no longer busy.
  return (
    <div role="status" style={{ display: 'grid', gap: 16, padding: 16, minBlockSize: '100vh' }}>
      {shown && (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton height={56} radius="control" />
          <Skeleton height={240} radius="card" />
          <Skeleton width="40%" height={24} />
          <Skeleton height={160} radius="card" />
        </>
      )}
    </div>
  );
}

interface FailedScreenProps {
  /** The texts, if they could be loaded; English otherwise. */
  texts: LoadedTexts | undefined;
  retrying: boolean;
  onRetry: () => void;
}

function Failed({ retrying, onRetry }: Omit<FailedScreenProps, 'texts'>) {
  const t = useProviderTexts();
  return (
    <ErrorState
      heading="h1"
      title={t('casino.notLoaded.title')}
      action={
        <Button variant="primary" loading={retrying} onClick={onRetry}>
          {t('casino.notLoaded.retry')}
        </Button>
      }
    >
      {t('casino.notLoaded.text')}
    </ErrorState>
  );
}

/** Says that the casino could not be loaded, and offers a retry. */
export function FailedScreen({ texts, ...rest }: FailedScreenProps) {
  const code = texts?.code ?? 'en';
  return (
    <I18nProvider key={texts === undefined ? 'built-in' : code} code={code} texts={texts?.texts ?? {}}>
      <Failed {...rest} />
    </I18nProvider>
  );
}
