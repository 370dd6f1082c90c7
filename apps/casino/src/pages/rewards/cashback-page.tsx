import '@casino-kit/cashback/styles.css';
import '@casino-kit/rakeback-calendar/styles.css';
import { CashbackPage as Cashback } from '@casino-kit/cashback';
import { RakebackCalendar, RakebackCalendarSkeleton } from '@casino-kit/rakeback-calendar';
import { useSettings, modalHref } from '@casino-kit/settings';
import { useHydrated, Widget } from '@casino-kit/ui';
import { playerZone } from '../../app/player-zone.js';
import { InsteadOfCashback } from './instead-of-cashback.js';

const loginHref = modalHref('login');

/** `/cashback`: the running half hour, and the calendar that it is paid into (§2). */
export default function CashbackPage() {
  const { showRakebackCalendar } = useSettings();
  // Days and half hours follow the time zone of the player's device, which a server does not know.
  const timeZone = useHydrated() ? playerZone() : undefined;
  return (
    <Cashback
      loginHref={loginHref}
      timeZone={timeZone}
      instead={<InsteadOfCashback />}
      calendar={
        !showRakebackCalendar ? undefined : timeZone === undefined ? (
          <RakebackCalendarSkeleton loginHref={loginHref} />
        ) : (
          <Widget name="rakeback calendar">
            <RakebackCalendar timeZone={timeZone} loginHref={loginHref} />
          </Widget>
        )
      }
    />
  );
}
