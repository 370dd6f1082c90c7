'use client';

import { type PlayMarker } from '@casino-kit/api-contract';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';

/** Returns a function that says a marker in one sentence with its figures; `formats` has the currency of the markers. */
export function useMarkerText({ money, duration }: ProtectionFormats): (marker: PlayMarker) => string {
  const t = useTexts();
  return (marker) => {
    switch (marker.kind) {
      case 'chasing-losses':
      case 'cancelled-withdrawals':
        return t(`responsible-gaming.noticed.${marker.kind}`, {
          count: marker.count,
          amount: money(marker.amount, true),
        });
      case 'night-play':
        return t('responsible-gaming.noticed.night-play', { count: marker.nights });
      case 'rising-deposits':
        return t('responsible-gaming.noticed.rising-deposits', {
          amount: money(marker.amount, true),
          before: money(marker.weeklyBefore, true),
        });
      case 'declined-deposits':
      case 'many-methods':
      case 'tools-used':
        return t(`responsible-gaming.noticed.${marker.kind}`, { count: marker.count });
      case 'longer-sessions':
        return t('responsible-gaming.noticed.longer-sessions', {
          time: duration(marker.minutes),
          before: duration(marker.minutesBefore),
        });
    }
  };
}
