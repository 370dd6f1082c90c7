import '@casino-kit/bonuses/styles.css';
import '@casino-kit/rakeback-calendar/styles.css';
import { ActiveBonusSummary } from '@casino-kit/bonuses';
import { RakebackToday } from '@casino-kit/rakeback-calendar';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { playerZone } from '../../../app/player-zone.js';

/** Today's rakeback, for brands with its calendar, and the active bonus. */
export default function PlayerRewards() {
  const { showRakebackCalendar } = useSettings();
  const bonuses = usePagePath('bonus_history');
  const promotions = usePagePath('promotions');
  return (
    <>
      {showRakebackCalendar && <RakebackToday timeZone={playerZone()} showAllHref={modalHref('rakeback')} />}
      <ActiveBonusSummary bonusesHref={bonuses} promotionsHref={promotions} timeZone={playerZone()} />
    </>
  );
}
