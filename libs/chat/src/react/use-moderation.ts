'use client';

import { useApiClient } from '@casino-kit/api-client';
import {
  type ChatMessage,
  type ChatModeration,
  type ChatModerationFacts,
  type chatMuteMinutes,
  getChatModeration,
  moderateChat,
} from '@casino-kit/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { chatKey } from '../core/chat-queries.js';

/** What a moderator decides about a message. */
export interface ModerationDecision {
  action: ChatModeration;
  minutes?: (typeof chatMuteMinutes)[number] | undefined;
}

export interface UseModerationResult {
  /** `undefined` while loading, and when they could not be read. */
  facts: ChatModerationFacts | undefined;
  decide: (decision: ModerationDecision, onDone: () => void) => void;
  isPending: boolean;
  hasFailed: boolean;
}

/** Returns the reports of a message and the actions on it. Only for moderators. */
export function useModeration(message: ChatMessage): UseModerationResult {
  const client = useApiClient();
  const params = { messageId: String(message.messageId) };
  const { data } = useQuery({
    queryKey: [...chatKey, 'moderation', message.messageId],
    queryFn: ({ signal }) => client.call(getChatModeration, { params }, { signal }),
    gcTime: 0,
    meta: { audience: 'player' },
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (body: ModerationDecision) => client.call(moderateChat, { params, body }),
  });
  return {
    facts: data,
    decide: (decision, onDone) => mutate(decision, { onSuccess: onDone }),
    isPending,
    hasFailed: isError,
  };
}
