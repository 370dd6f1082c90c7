'use client';

import { createPlayTimeStore } from '../../core/play-time-store.js';

/** The play of the session in this tab. Cleared at the end of the session. */
export const playTime = createPlayTimeStore(() => globalThis.sessionStorage ?? null);
