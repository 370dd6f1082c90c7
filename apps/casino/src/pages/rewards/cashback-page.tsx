import '@casino-kit/cashback/styles.css';
import '@casino-kit/rakeback-calendar/styles.css';
import { isCashbackOffered } from '@casino-kit/api-contract';
import { CashbackPage as Cashback } from '@casino-kit/cashback';
import { RakebackCalendar, RakebackCalendarSkeleton } from '@casino-kit/rakeback-calendar';
import { useSettings, modalHref } from '@casino-kit/settings';
import { useHydrated, Widget } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { playerZone } from '../../app/player-zone.js';
import { InsteadOfCashback } from './instead-of-cashback.js';

const loginHref = modalHref('login');

/** `/cashback`: the running half hour, and the calendar that it is paid into (§2). */
export default function CashbackPage() {
  const t = usePageTexts();
  const { showRakebackCalendar, theme } = useSettings();
  // Days and half hours follow the time zone of the player's device, which a server does not know.
  const timeZone = useHydrated() ? playerZone() : undefined;
  // Without cashback the calendar is what the page is about, and gives it its title.
  const isOfCalendar = showRakebackCalendar && !isCashbackOffered(theme);
  return (
    <Cashback
      loginHref={loginHref}
      timeZone={timeZone}
      instead={<InsteadOfCashback />}
      insteadTitle={isOfCalendar ? t('shell.rakeback.title') : undefined}
      insteadLead={isOfCalendar ? t('shell.vipClub.rakeback') : undefined}
      calendar={
        !showRakebackCalendar ? undefined : timeZone === undefined ? (
          <RakebackCalendarSkeleton loginHref={loginHref} untitled={isOfCalendar} />
        ) : (
          <Widget name="rakeback calendar">
            <RakebackCalendar timeZone={timeZone} loginHref={loginHref} untitled={isOfCalendar} />
          </Widget>
        )
      }
    />
  );
}
