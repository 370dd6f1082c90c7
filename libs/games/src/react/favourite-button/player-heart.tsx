'use client';

import { lazy } from 'react';

/**
 * The heart of a game for a player. Its code is loaded when it is rendered: render it once the page is hydrated, and for no
 * guest. Games can be played without their hearts, as while the page is offline.
 */
export const PlayerHeart = lazy(() => import('./favourite-button.js').catch(() => ({ default: () => null })));
