import { useLocale } from '@casino-kit/i18n';
import { exclusionEnd, usePlayer } from '@casino-kit/session';
import { useHydrated } from '@casino-kit/ui';
import { playerZone } from '../../app/player-zone.js';

import { useQuietTexts } from './quiet-texts.js';

/**
 * Returns what is closed, until when and whether because of a match with an excluded person; the end is in the player's zone once the
 * page is hydrated: only the browser knows that.
 */
export function useClosure(): { title: string; lead: string; isMatched: boolean } {
  const t = useQuietTexts();
  const { calendarTag } = useLocale();
  const hydrated = useHydrated();
  const limit = usePlayer()?.getUser.userLimit;
  const end = exclusionEnd(limit);
  // Of the two dates the later one counts: a break within a self-exclusion ends nothing.
  const byExclusion = exclusionEnd(limit && { ...limit, coolingOff: null });
  const isMatched = limit?.isMatched === true;
  if (limit?.isSelfExclusionPermanent === true) {
    const own = limit.waitsForRequest === true ? 'shell.quiet.closed.waits' : 'shell.quiet.closed.forGood';
    return { title: t('shell.quiet.closed'), lead: t(isMatched ? 'shell.quiet.match' : own), isMatched };
  }
  const isSelfExclusion = end !== null && end === byExclusion;
  const until =
    end === null
      ? null
      : new Intl.DateTimeFormat(calendarTag, {
          ...{ day: 'numeric', month: 'long', year: 'numeric' },
          ...(hydrated
            ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: playerZone() }
            : { timeZone: 'UTC' }),
        }).format(end);
  if (isMatched && until !== null)
    return { title: t('shell.quiet.closed'), lead: t('shell.quiet.match.until', { until }), isMatched };
  return {
    isMatched,
    title: t(isSelfExclusion ? 'shell.quiet.closed' : 'shell.quiet.paused'),
    lead: until === null ? t('shell.quiet.lead') : t('shell.quiet.lead.until', { until }),
  };
}
