'use client';

import { useEffect, useState } from 'react';
import { type ApiClient, createIdempotencyKey, useApiClient } from '@casino-kit/api-client';
import { type ChatMessage, cleanChatText, getChatTextError } from '@casino-kit/api-contract';
import { useMutation } from '@tanstack/react-query';
import { createSending, readSendOutcome, type SendProblem } from '../core/sending.js';

const sendings = new WeakMap<ApiClient, ReturnType<typeof createSending>>();
/** Shared by all panels of a page, so that a message without a response keeps its key. */
function getSending(client: ApiClient) {
  const known = sendings.get(client);
  if (known !== undefined) return known;
  const made = createSending(client, createIdempotencyKey);
  sendings.set(client, made);
  return made;
}

export interface UseSendMessageResult {
  /** Sends a text; it stays in the field until `onSent`. */
  send: (text: string) => void;
  isPending: boolean;
  problem: SendProblem | null;
  clearProblem: () => void;
  /** Seconds until the next message may be sent; 0 when it may be. */
  waitSeconds: number;
}

/** Returns the whole seconds until a time, and renders again with each of them. */
function useSecondsUntil(time: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = time !== null && time > now;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return isRunning ? Math.ceil((time - now) / 1_000) : 0;
}

/** Sends messages to a room. What the rules forbid is not sent, and named at once. */
export function useSendMessage(room: string, onSent: (message: ChatMessage) => void): UseSendMessageResult {
  const client = useApiClient();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const waitSeconds = useSecondsUntil(next);
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => getSending(client).run({ room, text }),
    networkMode: 'always',
    onSuccess: (outcome) => {
      const { sent, problem: found, waitSeconds: seconds } = readSendOutcome(outcome);
      setProblem(found);
      if (seconds !== null) setNext(Date.now() + seconds * 1_000);
      if (sent !== null) onSent(sent);
    },
    onError: () => setProblem('unknown'),
  });
  return {
    send: (typed) => {
      if (isPending || waitSeconds > 0) return;
      const text = cleanChatText(typed);
      const error = getChatTextError(text);
      // An empty field says itself what is missing.
      if (error === 'empty' && typed === '') return;
      setProblem(error);
      if (error === null) mutate(text);
    },
    isPending,
    problem,
    clearProblem: () => setProblem(null),
    waitSeconds,
  };
}
