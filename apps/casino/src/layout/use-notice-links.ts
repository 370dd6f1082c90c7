import { useSupports } from '@casino-kit/api-client';
import { getSecurity } from '@casino-kit/api-contract';
import { type NoticeLinks } from '@casino-kit/notices';
import { useIsQuiet } from '@casino-kit/session';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';

/** The address of the choice of what reaches the player. */
export const inboxSettingsHref = (inbox: string) => `${inbox}?section=settings`;

/** Where the actions of notices lead; an excluded player has none that lead to play. */
export function useNoticeLinks(): NoticeLinks {
  const isQuiet = useIsQuiet();
  const { showRakebackCalendar } = useSettings();
  const tournaments = usePagePath('tournaments');
  const bonuses = usePagePath('bonus_history');
  const profile = usePagePath('edit-profile');
  const security = usePagePath('security');
  const hasSecurity = useSupports(getSecurity);
  const open = {
    withdrawals: usePagePath('withdraw'),
    documents: usePagePath('verification'),
    limits: usePagePath('limits'),
    security: `${profile}?section=password`,
    ...(hasSecurity && {
      devices: security,
      session: (id: string) => `${security}?device=${encodeURIComponent(id)}`,
    }),
  };
  if (isQuiet) return open;
  return {
    ...open,
    deposit: modalHref('deposit'),
    bonuses,
    tournament: (id) => (id === null ? tournaments : `${tournaments}?tournament=${encodeURIComponent(id)}`),
    ...(showRakebackCalendar && { rakeback: modalHref('rakeback') }),
  };
}
