/** Where it is remembered for which build a page was reloaded. */
const key = 'reloadedForBuild';
let isLost = false;

/** Whether a part of the page could not be loaded since the page was. */
export const hasLostChunk = (): boolean => isLost;

export interface LostChunkConfig {
  /** The build that the page runs: the address of its script. */
  build: string;
  isOnline: () => boolean;
  /** What is kept while the tab is open; it throws where it is forbidden. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Handles a lazy part that could not be loaded, as after a deploy while the tab was open: reloads the page once for each
 * build, so that it cannot loop. Offline, and after that reload, the page explains instead.
 */
export function handleLostChunk({ build, isOnline, storage, reload }: LostChunkConfig): void {
  isLost = true;
  if (!isOnline()) return;
  try {
    if (storage().getItem(key) === build) return;
    storage().setItem(key, build);
  } catch {
    // Without a memory a reload could repeat for ever.
    return;
  }
  reload();
}
