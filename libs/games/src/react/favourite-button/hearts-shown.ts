'use client';

import { createContext } from 'react';

/** Whether the hearts of all cards are shown, also of those that are not in use. */
export const HeartsShown = createContext(false);
