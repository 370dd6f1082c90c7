import { openGameTable, playRound, type GameRound, type GameTable } from '@casino-kit/api-contract';
import { type CallResult, createFrameCalls, type FrameCallsOptions } from './frame-calls.js';

/** `stake` is in major units of the table's currency; that of a free spin of a bonus is its value. */
export interface RoundBet {
  stake: string;
  freeSpin: boolean;
  /** Buys the game's free spins at this stake. */
  bonusBuy: boolean;
  /** The game started it without a press. */
  automatic?: boolean | undefined;
  /** What the player contributes to the draw. */
  clientSeed?: string | undefined;
}

/** The two calls of a game's frame. Neither ever rejects. */
export interface TableClient {
  /** Opens the table. With the key of a round whose response was lost it also returns that round, if it was played. */
  open(unfinishedKey?: string | null): Promise<CallResult<GameTable>>;
  /** Plays a round. A repeat with the same `key` plays nothing: it returns the response of the first one. */
  play(bet: RoundBet, key: string): Promise<CallResult<GameRound>>;
}

/** Creates the client of one launch. */
export function createTableClient(options: FrameCallsOptions): TableClient {
  const call = createFrameCalls(options);
  return {
    open: (unfinishedKey) => call(openGameTable, unfinishedKey ? { unfinishedKey } : {}),
    play: ({ stake, freeSpin, bonusBuy, automatic, clientSeed }, key) =>
      call(
        playRound,
        {
          stake,
          ...(freeSpin && { freeSpin }),
          ...(bonusBuy && { bonusBuy }),
          ...(automatic === true && { automatic }),
          ...(clientSeed !== undefined && { clientSeed }),
        },
        { 'idempotency-key': key },
      ),
  };
}
