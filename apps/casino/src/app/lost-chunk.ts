/** Storage key of the build for which a page was already reloaded. */
const key = 'reloadedForBuild';
let isLost = false;

/** Whether a chunk failed to load since the page was loaded. */
export const hasLostChunk = (): boolean => isLost;

export interface LostChunkConfig {
  /** The build that the page runs: the address of its script. */
  build: string;
  isOnline: () => boolean;
  /** Storage that lasts as long as the tab; it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Handles a chunk that could not be loaded, as after a deploy while the tab was open: reloads the page once per
 * build, so that it cannot loop. Offline, and after that reload, the page shows an explanation instead.
 */
export function handleLostChunk({ build, isOnline, storage, reload }: LostChunkConfig): void {
  isLost = true;
  if (!isOnline()) return;
  try {
    if (storage().getItem(key) === build) return;
    storage().setItem(key, build);
  } catch {
    // Without storage a reload could repeat forever.
    return;
  }
  reload();
}
