import '@casino-kit/responsible-gaming/styles.css';
import { PlayPause } from '@casino-kit/responsible-gaming';
import { playerZone } from '../../app/player-zone.js';

/** The obligatory pause after an hour of play. */
export default function Pause({ until }: { until: string }) {
  return <PlayPause until={until} timeZone={playerZone()} />;
}
