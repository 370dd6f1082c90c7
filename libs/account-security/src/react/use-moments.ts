'use client';

import { useDateFormat } from '@casino-kit/i18n';
import { useClock } from '@casino-kit/ui';
import { useTexts } from './texts.js';

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** Formats the times of a server, ISO 8601, in the player's language and the zone of the device. */
export interface Moments {
  /** `14 June`, with the year unless it is this one. */
  day: (at: string) => string;
  /** `18:22` */
  time: (at: string) => string;
  isToday: (at: string) => boolean;
  /** `today, 18:22` or `9 November, 22:10` */
  moment: (at: string) => string;
}

/** Returns formats for times; what is today changes at midnight. */
export function useMoments(): Moments {
  const t = useTexts();
  const { now } = useClock();
  const thisYear = useDateFormat({ day: 'numeric', month: 'long' });
  const anyYear = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const clock = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const day = (at: string) => {
    const date = new Date(at);
    return (date.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(date);
  };
  const time = (at: string) => clock.format(new Date(at));
  const isToday = (at: string) => isSameDay(new Date(at), now);
  return {
    day,
    time,
    isToday,
    moment: (at) =>
      isToday(at)
        ? t('account-security.today', { time: time(at) })
        : t('account-security.dayAndTime', { day: day(at), time: time(at) }),
  };
}
