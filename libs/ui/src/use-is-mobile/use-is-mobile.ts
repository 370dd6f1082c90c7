'use client';

import { useMediaQuery } from '../use-media-query/use-media-query.js';
import { mobileWidth } from './mobile-width.js';

/** Returns whether the page is as narrow as a phone (§9: mobile up to 767 px); `false` on a server. */
export const useIsMobile = (): boolean => useMediaQuery(mobileWidth);
