import { Button, ErrorState } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';

/** The days could not be read: why, what is not lost, and a way on. */
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
