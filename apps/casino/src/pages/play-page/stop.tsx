import '@casino-kit/responsible-gaming/styles.css';
import { PanicButton } from '@casino-kit/responsible-gaming';
import { usePagePath } from '@casino-kit/settings';
import { playerZone } from '../../app/player-zone.js';

/** Stops play for 24 hours, in the bar of every game. */
export default function Stop() {
  const lobby = usePagePath('casino');
  const help = usePagePath('responsible-gambling');
  return <PanicButton timeZone={playerZone()} lobbyHref={lobby} helpHref={help} />;
}
