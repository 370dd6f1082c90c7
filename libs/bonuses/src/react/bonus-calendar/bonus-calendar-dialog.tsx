'use client';

import { useState } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Dialog, useClock } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { useBonusFormats } from '../use-bonus-formats.js';
import { CalendarDetails } from './calendar-details.js';
import { CalendarGrid } from './calendar-grid.js';
import { type BonusCalendarOptions, useBonusCalendar } from './use-bonus-calendar.js';
import { useCalendarTexts } from './use-calendar-texts.js';
import styles from './bonus-calendar-dialog.module.css';

export interface BonusCalendarDialogProps extends BonusCalendarOptions {
  open: boolean;
  onClose: () => void;
  /** Where offers are activated. */
  promotionsHref: string;
}

function DialogWhileOpen({ onClose, promotionsHref, ...options }: Omit<BonusCalendarDialogProps, 'open'>) {
  const t = useTexts();
  const calendar = useBonusCalendar(options);
  const texts = useCalendarTexts();
  const formats = useBonusFormats(calendar.currencyCode, options.timeZone, useClock(options.now).now);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const { days, getOffer } = calendar;
  const open = days.find(({ date }) => date === chosen) ?? days.find(({ state }) => state === 'today');
  const knowsOpened = options.opened !== undefined;
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return (
    <Dialog
      open
      onClose={onClose}
      width="calendar"
      title={t('bonuses.calendar.title')}
      titleAside={
        <span className={styles.range}>
          {t('bonuses.calendar.range', { range: texts.range(first, last) })}
        </span>
      }
    >
      <div className={styles.split}>
        <div className={styles.main}>
          <CalendarGrid
            calendar={calendar}
            texts={texts}
            knowsOpened={knowsOpened}
            open={open?.date ?? ''}
            onOpen={setChosen}
          />
        </div>
        <div className={styles.side}>
          {open !== undefined && (
            <CalendarDetails
              day={open}
              offer={getOffer(open.date)}
              texts={texts}
              formats={formats}
              knowsOpened={knowsOpened}
              promotionsHref={promotionsHref}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * The bonus calendar as a modal, on mobile a sheet (§2): four weeks from this week on, a gift a day, one of them open
 * with its offer. Guests see it too. Loads nothing while it is closed.
 */
export function BonusCalendarDialog({ open, ...props }: BonusCalendarDialogProps) {
  return open ? <DialogWhileOpen {...props} /> : null;
}
