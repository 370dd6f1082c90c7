import { tryStorage } from './try-storage.js';

/** The key of a round that was asked for and whose result was not shown yet. */
export interface UnfinishedRound {
  readonly key: string | null;
  remember(key: string): void;
  forget(): void;
}

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'reference-game:unfinished-round';

/**
 * Keeps the key in the tab's storage, so that the round is found when the page is loaded again. Where the browser blocks it,
 * the key is lost with the page. `game` is the query of the page's address, which names the game and the mode: another one
 * in the same tab neither takes the key for its own nor forgets it.
 */
export function keepUnfinishedRound(storage: () => KeyStorage, game: string): UnfinishedRound {
  const name = `${prefix}${game}`;
  let key = tryStorage(storage, (open) => open.getItem(name));
  return {
    get key() {
      return key;
    },
    remember(next) {
      key = next;
      tryStorage(storage, (open) => open.setItem(name, next));
    },
    forget() {
      key = null;
      tryStorage(storage, (open) => open.removeItem(name));
    },
  };
}
