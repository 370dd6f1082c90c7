'use client';

import { StatePicture } from '../day-cell/state-picture.js';
import { useTexts } from '../texts.js';
import styles from './calendar-state.module.css';

const shown = [
  ['claimed', 'rakeback-calendar.label.claimed'],
  ['notClaimed', 'rakeback-calendar.label.notClaimed'],
  ['canClaim', 'rakeback-calendar.label.canClaim'],
  ['locked', 'rakeback-calendar.legend.locked'],
  ['playToWin', 'rakeback-calendar.label.playToWin'],
] as const;

/** Explains the pictures of the calendar: on mobile the days show nothing else. */
export function CalendarLegend() {
  const t = useTexts();
  return (
    <ul className={styles.legend}>
      {shown.map(([state, key]) => (
        <li key={state} data-shown={state}>
          <StatePicture shown={state} />
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
