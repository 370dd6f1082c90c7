import { type Live } from '../live/live.js';
import { type Moderated } from './moderate.js';

/** Message ids named in one event: PostgreSQL carries 8,000 bytes between nodes. */
const idsAnEvent = 200;
/** Only the latest messages are on anyone's screen; what is removed before them is gone with the next load. */
const mostShown = 1_000;

/** Shows everyone what a moderator did, after its transaction was committed. */
export function announceModeration(live: Live, moderated: Moderated): void {
  const { room, removedIds, authorPlayerId, changesAuthor } = moderated;
  const shown = removedIds.slice(0, mostShown);
  for (let first = 0; first < shown.length; first += idsAnEvent)
    live.emitToRooms([room], 'chat:removed', { messageIds: shown.slice(first, first + idsAnEvent) });
  if (changesAuthor) live.emit(authorPlayerId, 'chat:changed', {});
}
