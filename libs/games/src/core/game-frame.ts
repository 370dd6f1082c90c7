import { type GameFrameMessage, gameFrameMessage } from '@casino-kit/api-contract';
import { isAmount, isNegative } from '@casino-kit/money';
import { safeParse } from 'valibot';

/**
 * Reads what a frame said. `null` for a message from another origin, of another shape, or of a round whose amounts are no
 * decimals from zero up.
 */
export function readGameMessage(
  event: { origin: string; data: unknown },
  origin: string,
): GameFrameMessage | null {
  if (event.origin !== origin) return null;
  const parsed = safeParse(gameFrameMessage, event.data);
  if (!parsed.success) return null;
  const message = parsed.output;
  if (message.type !== 'game:round') return message;
  return [message.stake, message.payout].every((amount) => isAmount(amount) && !isNegative(amount))
    ? message
    : null;
}
