'use client';

import { useLiveEvent } from '@casino-kit/api-client';
import { type SocketEventData } from '@casino-kit/api-contract';

/** A deposit has failed at the provider: the method's name, and what else the server knows. */
export type FailedDeposit = SocketEventData<'failedDeposit'>;

/** Subscribes to failed deposits (§4): the host opens the outcome `failed` with the event's method. */
export function useFailedDeposit(onFailed: (event: FailedDeposit) => void): void {
  useLiveEvent('failedDeposit', (event) => {
    if (event.method.trim() !== '') onFailed(event);
  });
}
