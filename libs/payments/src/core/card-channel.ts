import { cardFrameMessage, type CardFrameCommand, type CardFrameMessage } from '@casino-kit/api-contract';
import { safeParse } from 'valibot';

/** The card frame's result for a token request. `error`: it failed or did not respond; nothing was sent. */
export type CardResult =
  | { type: 'token'; cardToken: string; brand: string; last4: string }
  | { type: 'invalid' }
  | { type: 'error' };

/** Milliseconds after which a request to the card frame counts as lost. */
export const cardResponseWithinMs = 15_000;

/** Whether an address may be shown as a card frame: a web address, or a page that was created on this one. */
export function isFrameAddress(url: string): boolean {
  return /^(https?:\/\/|blob:https?:\/\/)/i.test(url);
}

/**
 * Parses a message event of a window. Returns `null` unless the message comes from the frame's own origin and matches
 * the contract.
 */
export function readCardFrameMessage(
  { origin, data }: { origin: string; data: unknown },
  frameOrigin: string,
): CardFrameMessage | null {
  if (origin !== frameOrigin) return null;
  const message = safeParse(cardFrameMessage, data);
  return message.success ? message.output : null;
}

/** The channel to one card frame. */
export interface CardChannel {
  /** Requests a token for the card typed in the frame. Never rejects. */
  tokenise(): Promise<CardResult>;
  /** Handles a message of the frame. */
  receive(message: CardFrameMessage): void;
  /** The frame was removed: every pending request resolves to `error`. */
  close(): void;
}

/**
 * Opens a channel to a card frame. `post` sends to the frame alone; `newRequestId` returns ids that distinguish
 * requests; `after` calls back after so many milliseconds and returns a function that cancels it.
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
