import '@casino-kit/rakeback-calendar/styles.css';
import { RakebackCarousel } from '@casino-kit/rakeback-calendar';
import { modalHref } from '@casino-kit/settings';
import { playerZone } from '../../app/player-zone.js';

/** The two middle weeks of the rakeback calendar. */
export default function RewardStrip() {
  return (
    <RakebackCarousel
      timeZone={playerZone()}
      showAllHref={modalHref('rakeback')}
      loginHref={modalHref('login')}
    />
  );
}
