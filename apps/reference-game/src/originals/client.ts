import {
  type MinesRound,
  openMinesTile,
  openOriginal,
  type OriginalRound,
  type OriginalTable,
  playOriginal,
  startMines,
  takeMines,
} from '@casino-kit/api-contract';
import { type CallResult, createFrameCalls, type FrameCallsOptions } from '../frame-calls.js';

/** A bet on an original. `stake` is in major units of the table's currency. */
export interface OriginalBet {
  stake: string;
  choice: string;
  clientSeed: string;
  /** The game started it without a press. */
  automatic?: boolean | undefined;
}

/** The calls of the frame of an original. None ever rejects. */
export interface OriginalClient {
  /** Opens the table. With the key of a round whose response was lost it also returns that round, if it was played. */
  open(unfinishedKey: string | null): Promise<CallResult<OriginalTable>>;
  /** Plays a round. A repeat with the same `key` plays nothing: it returns the response of the first one. */
  play(bet: OriginalBet, key: string): Promise<CallResult<OriginalRound>>;
  /** Starts a round of mines, or returns the open one. A repeat with the same `key` stakes nothing. */
  startMines(
    bet: { stake: string; mines: number; clientSeed: string },
    key: string,
  ): Promise<CallResult<MinesRound>>;
  /** Opens a tile of a round, once however often it is asked for. */
  openTile(roundId: string, tile: number): Promise<CallResult<MinesRound>>;
  /** Takes a round, which is paid once however often it is asked for. */
  takeMines(roundId: string): Promise<CallResult<MinesRound>>;
}

/** Creates the client of one launch. */
export function createOriginalClient(options: FrameCallsOptions): OriginalClient {
  const call = createFrameCalls(options);
  return {
    open: (unfinishedKey) => call(openOriginal, unfinishedKey === null ? {} : { unfinishedKey }),
    startMines: (bet, key) => call(startMines, bet, { 'idempotency-key': key }),
    openTile: (roundId, tile) => call(openMinesTile, { roundId, tile }),
    takeMines: (roundId) => call(takeMines, { roundId }),
    play: ({ automatic, ...bet }, key) =>
      call(playOriginal, { ...bet, ...(automatic === true && { automatic }) }, { 'idempotency-key': key }),
  };
}
