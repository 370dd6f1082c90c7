import { type ActionOutcome, type ApiClient, createIdempotentAction } from '@casino-kit/api-client';
import {
  chatErrorCodes,
  chatTextErrors,
  sendChatMessage,
  type SentChatMessage,
} from '@casino-kit/api-contract';

/** A message to be sent. */
export interface Draft {
  room: string;
  text: string;
}

/** Why a message was not sent: what is wrong with its text, or what keeps the player from writing. */
export type SendProblem =
  | (typeof chatTextErrors)[number]
  | 'word'
  | 'closed'
  | 'silenced'
  | 'unknown'
  | 'rejected';

const textProblems: readonly string[] = [...chatTextErrors, 'word'];
const ownCodes: readonly string[] = [...chatErrorCodes, 'ACCOUNT_EXCLUDED', 'TOO_MANY_TRIES'];

/** Creates the sending of messages: a message without a definite response is sent again under its key, never twice. */
export function createSending(client: Pick<ApiClient, 'call' | 'tokens'>, newKey: () => string) {
  return createIdempotentAction<Draft, SentChatMessage>({
    tokens: client.tokens,
    newKey,
    send: (body, idempotencyKey) => client.call(sendChatMessage, { body }, { idempotencyKey }),
    isSame: (open, wanted) => open.room === wanted.room && open.text === wanted.text,
    isDefiniteCode: (code) => ownCodes.includes(code),
  });
}

/** What an attempt to send a message resulted in. */
export interface SendResult {
  sent: SentChatMessage['message'] | null;
  problem: SendProblem | null;
  /** Seconds until the next message may be sent; `null` when the response does not say. */
  waitSeconds: number | null;
}

/** Reads how sending ended. */
export function readSendOutcome(outcome: ActionOutcome<SentChatMessage>): SendResult {
  const none = { sent: null, problem: null, waitSeconds: null };
  if (outcome.kind === 'done')
    return { ...none, sent: outcome.data.message, waitSeconds: outcome.data.nextInSeconds };
  if (outcome.kind === 'ended' || outcome.kind === 'cancelled') return none;
  if (outcome.kind !== 'rejected') return { ...none, problem: 'unknown' };
  const { code, fields, params } = outcome.rejection;
  if (code === 'TOO_MANY_TRIES') {
    const seconds = Number(params['seconds']);
    return { ...none, waitSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : 60 };
  }
  if (code === 'CHAT_SILENCED') return { ...none, problem: 'silenced' };
  if (code === 'CHAT_CLOSED' || code === 'ACCOUNT_EXCLUDED') return { ...none, problem: 'closed' };
  const named = fields['text']?.replace(/^chat\.error\./, '') ?? '';
  return { ...none, problem: textProblems.includes(named) ? (named as SendProblem) : 'rejected' };
}
