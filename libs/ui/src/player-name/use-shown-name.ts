'use client';

import { useUi } from '../provider/ui-provider.js';

/**
 * Returns a function that names a player to others: by the name, or by the text for a hidden player when it is empty, as
 * servers send it for one in ghost mode. A name is returned as it is.
 */
export function useShownName(): (name: string) => string {
  const { hiddenPlayer } = useUi().texts;
  return (name) => name || hiddenPlayer;
}
