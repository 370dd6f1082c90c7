/** Storage key of the build for which a page was already reloaded. */
const key = 'reloadedForBuild';
let isLost = false;

/** Whether a chunk failed to load since the page was loaded. */
export const hasLostChunk = (): boolean => isLost;

export interface LostChunkConfig {
  /** The build that the page runs: the address of its script. */
  build: string;
  isOnline: () => boolean;
  /** Whether the page is being left, see {@link watchLeaving}. */
  isLeaving: () => boolean;
  /** Storage that lasts as long as the tab; it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Returns whether a page is being left for another one. Firefox and Safari abort what it still loads as soon as the next
 * page is asked for. A press or a key in it shows that it was not left, as after a download.
 */
export function watchLeaving(page: EventTarget): () => boolean {
  let isLeaving = false;
  for (const type of ['beforeunload', 'pageshow', 'pointerdown', 'keydown'])
    page.addEventListener(type, () => (isLeaving = type === 'beforeunload'), true);
  return () => isLeaving;
}

/**
 * Handles a chunk that could not be loaded, as after a deploy while the tab was open: reloads the page once per
 * build, so that it cannot loop. Offline, and after that reload, the page shows an explanation instead. A page that is being left
 * has lost nothing: its reload would take the player back from the next page, such as that of a payment provider.
 */
export function handleLostChunk({ build, isOnline, isLeaving, storage, reload }: LostChunkConfig): void {
  if (isLeaving()) return;
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
