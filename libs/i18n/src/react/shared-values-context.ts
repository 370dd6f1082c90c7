'use client';

import { createContext } from 'react';
import { defaultSharedValues } from '../core/shared-values.js';

/** Values that any text may use. */
export const SharedValuesContext = createContext(defaultSharedValues);
