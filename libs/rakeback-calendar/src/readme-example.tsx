import { useState } from 'react';
import { RakebackCalendar, RakebackCalendarDialog, RakebackCarousel } from '@casino-kit/rakeback-calendar';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export function Rewards() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rakeback calendar
      </button>
      <RakebackCarousel timeZone={timeZone} showAllHref="?modal=rakeback" loginHref="?modal=login" />
      <RakebackCalendar timeZone={timeZone} loginHref="?modal=login" />
      <RakebackCalendarDialog open={open} onClose={() => setOpen(false)} timeZone={timeZone} />
    </>
  );
}
