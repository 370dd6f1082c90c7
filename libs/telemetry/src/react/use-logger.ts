'use client';

import { CallError, useApiClient } from '@casino-kit/api-client';
import { logEvent } from '@casino-kit/api-contract';
import { documentCookies } from '@casino-kit/session';
import { useCallback } from 'react';
import { deviceType } from '../browser/device-type.js';
import { campaignStore } from '../core/campaign-store.js';
import { eventBody } from '../core/event-body.js';

export type Logger = (event: string, data: Record<string, unknown>) => void;

/** Returns a function that logs an event of the visitor (§7, log-event). A call that fails changes nothing. */
export function useLogger(): Logger {
  const client = useApiClient();
  return useCallback(
    (event, data) => {
      const last = campaignStore(documentCookies(document), Date.now).last();
      const body = eventBody(event, data, { last, userDeviceType: deviceType(window) });
      client.call(logEvent, { body }).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    },
    [client],
  );
}
