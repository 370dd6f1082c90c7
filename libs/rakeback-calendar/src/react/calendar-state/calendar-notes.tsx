'use client';

import { Link, Alert } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import styles from './calendar-state.module.css';

/** Says that the days are an example, with a link to the login. */
export function ExampleNote({ loginHref }: { loginHref?: string | undefined }) {
  const t = useTexts();
  return (
    <Alert title={t('rakeback-calendar.example')}>
      {t('rakeback-calendar.example.text')}{' '}
      {loginHref !== undefined && (
        <Link href={loginHref} className={styles.link}>
          {t('rakeback-calendar.logIn')}
        </Link>
      )}
    </Alert>
  );
}

/** Notes about the days shown: that they are an example, out of date, or empty. Renders nothing otherwise. */
export function CalendarNotes({
  calendar: { signedIn, days, stale, online },
  loginHref,
}: {
  calendar: Calendar;
  loginHref?: string | undefined;
}) {
  const t = useTexts();
  if (days === null) return null;
  if (!signedIn) return <ExampleNote loginHref={loginHref} />;
  if (!online) return <Alert tone="warning">{t('rakeback-calendar.stale.offline')}</Alert>;
  if (stale) return <Alert tone="warning">{t('rakeback-calendar.stale')}</Alert>;
  if (days.every(({ bonus }) => bonus === 0)) return <Alert>{t('rakeback-calendar.empty')}</Alert>;
  return null;
}
