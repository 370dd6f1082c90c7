'use client';

import { useSyncExternalStore } from 'react';
import { canUsePasskeys } from '../browser/passkey-support.js';

const never = () => () => undefined;

/** Whether this browser knows passkeys; `false` on a server and while a page hydrates. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, canUsePasskeys, () => false);
