import { authStateAtom, type Session } from '@casino-kit/session';

const key = 'player';

/**
 * Empties the storage of this tab when it shows another player than the one who left something there, such as a deposit without
 * a response, which must not be sent again for the next player.
 */
export function emptyForNextPlayer(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'clear'>,
  session: Pick<Session, 'state' | 'store'>,
): void {
  let last: string | undefined;
  const check = () => {
    const player = session.state().user?.getUser.userId;
    if (player === undefined || player === last) return;
    last = player;
    try {
      const kept = storage();
      if ((kept.getItem(key) ?? player) !== player) kept.clear();
      kept.setItem(key, player);
    } catch {
      // A blocked storage keeps nothing.
    }
  };
  check();
  session.store.sub(authStateAtom, check);
}
