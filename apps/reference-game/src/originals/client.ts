import { openOriginal, type OriginalRound, type OriginalTable, playOriginal } from '@casino-kit/api-contract';
import { type CallResult, createFrameCalls, type FrameCallsOptions } from '../frame-calls.js';

/** A bet on an original. `stake` is in major units of the table's currency. */
export interface OriginalBet {
  stake: string;
  choice: string;
  clientSeed: string;
}

/** The calls of the frame of an original. None ever rejects. */
export interface OriginalClient {
  /** Opens the table. With the key of a round whose response was lost it also returns that round, if it was played. */
  open(unfinishedKey: string | null): Promise<CallResult<OriginalTable>>;
  /** Plays a round. A repeat with the same `key` plays nothing: it returns the response of the first one. */
  play(bet: OriginalBet, key: string): Promise<CallResult<OriginalRound>>;
}

/** Creates the client of one launch. */
export function createOriginalClient(options: FrameCallsOptions): OriginalClient {
  const call = createFrameCalls(options);
  return {
    open: (unfinishedKey) => call(openOriginal, unfinishedKey === null ? {} : { unfinishedKey }),
    play: (bet, key) => call(playOriginal, bet, { 'idempotency-key': key }),
  };
}
