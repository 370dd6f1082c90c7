/** The key of a round that was asked for and has no response yet. */
export interface UnfinishedRound {
  readonly key: string | null;
  remember(key: string): void;
  forget(): void;
}

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const name = 'reference-game:unfinished-round';

/** Keeps the key in the tab's storage, so that the round is found when the page is loaded again; without it in memory. */
export function keepUnfinishedRound(storage: () => KeyStorage): UnfinishedRound {
  let key: string | null = null;
  const use = (work: (storage: KeyStorage) => void) => {
    try {
      work(storage());
    } catch {
      // A browser may block storage in a frame: the key is lost with the page then.
    }
  };
  use((open) => {
    key = open.getItem(name);
  });
  return {
    get key() {
      return key;
    },
    remember(next) {
      key = next;
      use((open) => open.setItem(name, next));
    },
    forget() {
      key = null;
      use((open) => open.removeItem(name));
    },
  };
}
