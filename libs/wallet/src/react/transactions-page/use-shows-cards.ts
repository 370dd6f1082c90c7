'use client';

import { useMediaQuery } from '@casino-kit/ui';

/** Returns whether the history is cards by day rather than a table, up to `--up-to-tablet`; `false` on a server. */
export const useShowsCards = (): boolean => useMediaQuery('(max-width: 1023px)');
