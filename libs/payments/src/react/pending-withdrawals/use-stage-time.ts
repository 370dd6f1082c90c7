'use client';

import { useDateFormat } from '@casino-kit/i18n';
import { type StageTime } from '../../core/withdrawal-timeline.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';

/**
 * Returns the text for when a stage was or will be reached, in the player's locale and zone (the browser's without
 * `timeZone`). Names `method` while its confirmation is pending.
 */
export function useStageTime(timeZone?: string): (time: StageTime, method: string | null) => string {
  const t = useWithdrawalTexts();
  const clock = useDateFormat({ timeStyle: 'short', timeZone });
  const day = useDateFormat({ day: 'numeric', month: 'long', timeZone });
  const whole = useDateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (time, method) => {
    switch (time.kind) {
      case 'at': {
        const instant = new Date(time.at);
        return time.day === 'other'
          ? whole.format(instant)
          : t(`payments.withdraw.time.${time.day}`, { time: clock.format(instant) });
      }
      case 'by': {
        const key = time.day === 'tomorrow' ? 'tomorrow' : 'today';
        return t(`payments.withdraw.time.by.${key}`, { time: clock.format(new Date(time.at)) });
      }
      case 'expected':
        return t('payments.withdraw.time.expected', { date: day.format(new Date(time.at)) });
      case 'confirming':
        return method === null
          ? t('payments.withdraw.time.confirmingOpen')
          : t('payments.withdraw.time.confirming', { method });
      case 'late':
      case 'inProgress':
        return t(`payments.withdraw.time.${time.kind}`);
    }
  };
}
