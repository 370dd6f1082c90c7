import { type GameFrameMessage, gameFrameMessage } from '@casino-kit/api-contract';
import { isAmount, isNegative } from '@casino-kit/money';
import { safeParse } from 'valibot';

function amountsOf(message: GameFrameMessage): string[] {
  if (message.type === 'game:round') return [message.stake, message.payout];
  return message.type === 'game:bonusBuyOverLimit' ? [message.stake, message.cost, message.max] : [];
}

/**
 * Reads a message of a frame. Returns `null` for a message from another origin, of another shape, or with amounts that
 * are not decimals of at least zero.
 */
export function readGameMessage(
  event: { origin: string; data: unknown },
  origin: string,
): GameFrameMessage | null {
  if (event.origin !== origin) return null;
  const parsed = safeParse(gameFrameMessage, event.data);
  if (!parsed.success) return null;
  const message = parsed.output;
  return amountsOf(message).every((amount) => isAmount(amount) && !isNegative(amount)) ? message : null;
}
