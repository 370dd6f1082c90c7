import { Link, Note } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import styles from './calendar-state.module.css';

/** What is to be known of the days shown: that they are an example, not the latest, or empty. Nothing where all is well. */
export function CalendarNotes({
  calendar: { signedIn, days, stale, online },
  loginHref,
}: {
  calendar: Calendar;
  loginHref?: string | undefined;
}) {
  const t = useTexts();
  if (days === null) return null;
  if (!signedIn)
    return (
      <Note title={t('rakeback-calendar.example')}>
        {t('rakeback-calendar.example.text')}{' '}
        {loginHref !== undefined && (
          <Link href={loginHref} className={styles.link}>
            {t('rakeback-calendar.logIn')}
          </Link>
        )}
      </Note>
    );
  if (!online) return <Note tone="warning">{t('rakeback-calendar.stale.offline')}</Note>;
  if (stale) return <Note tone="warning">{t('rakeback-calendar.stale')}</Note>;
  if (days.every(({ bonus }) => bonus === 0)) return <Note>{t('rakeback-calendar.empty')}</Note>;
  return null;
}
