import '@casino-kit/rakeback-calendar/styles.css';
import { RakebackCalendar } from '@casino-kit/rakeback-calendar';
import { modalHref } from '@casino-kit/settings';
import { playerZone } from '../../app/player-zone.js';

/** The player's rakeback calendar below their profile. */
export default function ProfileCalendar() {
  return <RakebackCalendar timeZone={playerZone()} loginHref={modalHref('login')} />;
}
