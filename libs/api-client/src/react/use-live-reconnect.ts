'use client';

import { useEffect, useRef } from 'react';
import { useLiveSocket } from './api-provider.js';

/**
 * Calls `handler` each time the socket is connected again, while the component is mounted: events may have been missed
 * meanwhile. The first connection is none of them. The newest handler is used.
 */
export function useLiveReconnect(handler: () => void): void {
  const live = useLiveSocket();
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => {
    let wasOn = live?.status() === 'on';
    return live?.onStatus((status) => {
      if (status !== 'on') return;
      if (wasOn) newest.current();
      wasOn = true;
    });
  }, [live]);
}
