'use client';

import { useTexts } from '../texts.js';

/** A loosened limit that waits. */
export interface WaitingChange {
  /** The amount or time from then on, formatted; `null` for no limit. */
  amount: string | null;
  /** When it takes effect, formatted. */
  at: string;
  /** What applies until then, formatted. */
  current: string;
  /** Its time has come, and it waits for the player's word. */
  isDue: boolean;
  /** Once its time has come, it waits for the player's word. */
  needsConfirmation: boolean;
}

/** Returns a function that says in a title and a text what a change that waits is, the same wherever it is shown. */
export function usePendingTexts(): (change: WaitingChange) => { title: string; text: string } {
  const t = useTexts();
  return ({ amount, at, current, isDue, needsConfirmation }) => {
    if (isDue)
      return {
        title: t('responsible-gaming.pending.waits'),
        text: t('responsible-gaming.pending.untilConfirmed', { amount: current }),
      };
    const until = t('responsible-gaming.pending.until', { amount: current });
    return {
      title:
        amount === null
          ? t('responsible-gaming.pending.removed', { at })
          : t('responsible-gaming.pending.amount', { amount, at }),
      text: needsConfirmation ? `${until} ${t('responsible-gaming.pending.confirmThen')}` : until,
    };
  };
}
