'use client';

import { Button, ErrorState } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';

/** Shows that the days could not be loaded: why, what is not lost, and a way to continue. */
export function CalendarFailed({ calendar: { online, retry } }: { calendar: Calendar }) {
  const t = useTexts();
  const key = online ? 'failed' : 'offline';
  return (
    <ErrorState
      title={t(`rakeback-calendar.${key}`)}
      action={<Button onClick={retry}>{t('rakeback-calendar.retry')}</Button>}
    >
      {t(`rakeback-calendar.${key}.text`)}
    </ErrorState>
  );
}
