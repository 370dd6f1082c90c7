import {
  type GameFrameCommand,
  type GameFrameMessage,
  gameFrameMessage,
  gameFrameProtocol,
} from '@casino-kit/api-contract';
import { isAmount, isNegative } from '@casino-kit/money';
import { safeParse } from 'valibot';

/**
 * Translates between a game's frame and the protocol of the contract (`gameFrameMessage`, `gameFrameCommand`). The host has
 * already checked the window and the origin; `read` must not trust the content.
 */
export interface FrameAdapter {
  /** Returns what a message of the frame means; `null` for one to ignore. Must not throw. */
  read: (data: unknown) => GameFrameMessage | null;
  /** Returns what the frame is sent for a command; `undefined` for one that it does not know. */
  write: (command: GameFrameCommand) => unknown;
}

/** The adapter of games that speak the protocol themselves. A frame of a later version cannot be played. */
export const protocolAdapter: FrameAdapter = {
  read(data) {
    const parsed = safeParse(gameFrameMessage, data);
    if (!parsed.success) return null;
    const message = parsed.output;
    return message.type === 'game:ready' && (message.protocol ?? 1) > gameFrameProtocol
      ? { type: 'game:error', code: 'GAME_UNAVAILABLE' }
      : message;
  },
  write: (command) => command,
};

function getAmounts(message: GameFrameMessage): string[] {
  if (message.type === 'game:round') return [message.stake, message.payout];
  return message.type === 'game:bonusBuyOverLimit' ? [message.stake, message.cost, message.max] : [];
}

/**
 * Reads a message of a frame with its adapter. Returns `null` for a message from another origin, one that means nothing,
 * and one with amounts that are not decimals of at least zero.
 */
export function readGameMessage(
  event: { origin: string; data: unknown },
  origin: string,
  adapter: FrameAdapter = protocolAdapter,
): GameFrameMessage | null {
  if (event.origin !== origin) return null;
  const message = adapter.read(event.data);
  return message !== null && getAmounts(message).every((amount) => isAmount(amount) && !isNegative(amount))
    ? message
    : null;
}
