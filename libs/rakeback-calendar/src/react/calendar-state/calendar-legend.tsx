'use client';

import { type CalendarDay } from '../../core/calendar-days.js';
import { dayState } from '../../core/day-state.js';
import { type Shown, StatePicture } from '../day-cell/state-picture.js';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import styles from './calendar-state.module.css';

const explained = [
  ['claimed', 'rakeback-calendar.label.claimed'],
  ['notClaimed', 'rakeback-calendar.label.notClaimed'],
  ['canClaim', 'rakeback-calendar.label.canClaim'],
  ['locked', 'rakeback-calendar.legend.locked'],
  ['playToWin', 'rakeback-calendar.label.playToWin'],
] as const;

/** The picture of a day, if it has one: a day that is over and brought nothing has none. */
function pictureOf(day: CalendarDay, viewer: Pick<Calendar, 'signedIn' | 'today'>): Shown | null {
  const { label, canClaim } = dayState(day, viewer);
  if (label === 'playToWin' && day.ended) return null;
  return canClaim || label === 'available' ? 'canClaim' : label;
}

/** Explains the pictures of the calendar's days, which show nothing else where they are narrow; all while there are no days. */
export function CalendarLegend({ calendar }: { calendar?: Calendar | undefined }) {
  const t = useTexts();
  const days = calendar?.days ?? null;
  const present = new Set(calendar && days?.map((day) => pictureOf(day, calendar)));
  return (
    <ul className={styles.legend}>
      {explained
        .filter(([state]) => days === null || present.has(state))
        .map(([state, key]) => (
          <li key={state} data-shown={state}>
            <StatePicture shown={state} />
            {t(key)}
          </li>
        ))}
    </ul>
  );
}
