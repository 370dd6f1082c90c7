import { useSyncExternalStore } from 'react';

/** Storage key of the build for which a page was already reloaded. */
const key = 'reloadedForBuild';
let isLost = false;

/** Whether a chunk failed to load since the page was loaded. */
export const hasLostChunk = (): boolean => isLost;

let leaving = false;
const signs = ['beforeunload', 'pageshow', 'pointerdown', 'keydown'];

/**
 * Watches whether the page is being left for another one. Firefox and Safari abort what it still loads as soon as the next
 * page is asked for. A press or a key in it shows that it was not left, as after a download.
 */
export function watchLeaving(page: EventTarget): void {
  for (const type of signs) page.addEventListener(type, () => (leaving = type === 'beforeunload'), true);
}

function subscribe(onChange: () => void) {
  for (const type of signs) window.addEventListener(type, onChange);
  return () => {
    for (const type of signs) window.removeEventListener(type, onChange);
  };
}

/** Returns whether the page is being left: an error on it is that of an aborted load, and not shown. */
export const useIsLeaving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => leaving,
    () => false,
  );

let held = 0;

/** Runs a task that shows its own message when its code cannot be loaded: until it ends, a lost chunk does not reload the page. */
export async function withoutReload<Result>(work: () => Promise<Result>): Promise<Result> {
  held += 1;
  try {
    return await work();
  } finally {
    held -= 1;
  }
}

export interface LostChunkConfig {
  /** What Vite's `vite:preloadError` reports. */
  error: unknown;
  /** The build that the page runs: the address of its script. */
  build: string;
  isOnline: () => boolean;
  /** Storage that lasts as long as the tab; it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Returns whether an error says that a script or stylesheet could not be loaded. Vite reports what a loaded script throws
 * as well, which a reload would only repeat.
 */
const isLoadError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload CSS'));

/**
 * Handles a chunk that could not be loaded, as after a deploy while the tab was open: reloads the page once per
 * build, so that it cannot loop. Offline, and after that reload, the page shows an explanation instead. A page that is being left
 * is not reloaded, nor one with a form that {@link withoutReload} keeps: that would take the player back from the next page, such as that of a payment provider.
 */
export function handleLostChunk({ error, build, isOnline, storage, reload }: LostChunkConfig): void {
  if (!isLoadError(error)) return;
  isLost = true;
  if (leaving || held > 0 || !isOnline()) return;
  try {
    if (storage().getItem(key) === build) return;
    storage().setItem(key, build);
  } catch {
    // Without storage a reload could repeat forever.
    return;
  }
  reload();
}
