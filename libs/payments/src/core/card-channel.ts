import { cardFrameMessage, type CardFrameCommand, type CardFrameMessage } from '@casino-kit/api-contract';
import { safeParse } from 'valibot';

/** What the card frame made of a request for a token. `error`: it could not, or did not answer; nothing was sent. */
export type CardResult =
  | { type: 'token'; cardToken: string; brand: string; last4: string }
  | { type: 'invalid' }
  | { type: 'error' };

/** Milliseconds after which a request to the card frame counts as lost. */
export const cardResponseWithinMs = 15_000;

/** Whether an address may be shown as a card frame: one of the web, or a page that was made on this very one. */
export function isFrameAddress(url: string): boolean {
  return /^(https?:\/\/|blob:https?:\/\/)/i.test(url);
}

/**
 * Reads what came in from a window. Only a message of the frame's own origin that fits the contract is one; `null` for
 * all others, anyone who sent them.
 */
export function readCardFrameMessage(
  { origin, data }: { origin: string; data: unknown },
  frameOrigin: string,
): CardFrameMessage | null {
  if (origin !== frameOrigin) return null;
  const message = safeParse(cardFrameMessage, data);
  return message.success ? message.output : null;
}

/** The talk with one card frame. */
export interface CardChannel {
  /** Asks for a token of what is typed in the frame. Never rejects. */
  tokenise(): Promise<CardResult>;
  /** Takes a message of the frame. */
  receive(message: CardFrameMessage): void;
  /** The frame is gone: anyone who waits for it gets `error`. */
  close(): void;
}

/**
 * Opens the talk with a card frame. `post` sends to the frame alone; `newRequestId` gives names that tell requests
 * apart; `after` calls back after so many milliseconds and gives what cancels it.
 */
export function createCardChannel({
  post,
  newRequestId,
  after,
}: {
  post: (command: CardFrameCommand) => void;
  newRequestId: () => string;
  after: (milliseconds: number, run: () => void) => () => void;
}): CardChannel {
  const waiting = new Map<string, (result: CardResult) => void>();
  let closed = false;
  const settle = (requestId: string, result: CardResult) => waiting.get(requestId)?.(result);

  return {
    tokenise() {
      if (closed) return Promise.resolve({ type: 'error' });
      const requestId = newRequestId();
      return new Promise((resolve) => {
        const cancel = after(cardResponseWithinMs, () => settle(requestId, { type: 'error' }));
        waiting.set(requestId, (result) => {
          waiting.delete(requestId);
          cancel();
          resolve(result);
        });
        post({ type: 'card:tokenise', requestId });
      });
    },
    receive(message) {
      if (message.type === 'card:token') {
        const { requestId, cardToken, brand, last4 } = message;
        settle(requestId, { type: 'token', cardToken, brand, last4 });
      } else if (message.type === 'card:invalid') settle(message.requestId, { type: 'invalid' });
      else if (message.type === 'card:error') settle(message.requestId, { type: 'error' });
    },
    close() {
      closed = true;
      for (const requestId of [...waiting.keys()]) settle(requestId, { type: 'error' });
    },
  };
}
