'use client';

import { useApiClient, useLiveEvent, useSupports } from '@casino-kit/api-client';
import {
  type ChatMessage,
  type ChatState,
  getChat,
  muteChatAuthor,
  reportChatMessage,
  type ChatReportReason,
  setChatSettings,
} from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatQuery, chatStateKey } from '../core/chat-queries.js';

/** What a player may change of how the chat looks. */
export type ChatSettingsChange = Partial<
  Pick<ChatState, 'fontSize' | 'appearance'> & Pick<ChatState['me'], 'colour'>
>;

export interface UseChatResult {
  /** Whether the server has a chat (decisions 40), and someone is logged in: guests do not see it. */
  isOffered: boolean;
  /** `undefined` while loading and after a failure. */
  state: ChatState | undefined;
  hasFailed: boolean;
  reload: () => void;
  change: (change: ChatSettingsChange) => void;
  mute: (authorId: string, isMuted: boolean) => void;
  /** Whether the last change was not saved. */
  hasChangeFailed: boolean;
}

/** Returns the chat as the player has it; it is read again when the server says that something has changed. */
export function useChat(): UseChatResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const isSupported = useSupports(getChat);
  const isPlayer = useIsAuthenticated();
  const isOffered = isSupported && isPlayer;
  const { data, isError, refetch } = useQuery({ ...chatQuery(client), enabled: isOffered });
  const reload = () => void refetch();
  useLiveEvent('chat:changed', reload);
  useLiveEvent('exclusion', reload);
  const keep = (state: ChatState) => queries.setQueryData(chatStateKey, state);
  const settings = useMutation({
    mutationFn: (body: ChatSettingsChange) => client.call(setChatSettings, { body }),
    onSuccess: keep,
  });
  const mutes = useMutation({
    mutationFn: (body: { authorId: string; isMuted: boolean }) => client.call(muteChatAuthor, { body }),
    onSuccess: keep,
  });
  return {
    isOffered,
    state: data,
    hasFailed: isError && data === undefined,
    reload,
    change: settings.mutate,
    mute: (authorId, isMuted) => mutes.mutate({ authorId, isMuted }),
    hasChangeFailed: settings.isError || mutes.isError,
  };
}

/** Returns a mutation that reports a message with a reason. */
export function useReport(message: ChatMessage) {
  const client = useApiClient();
  return useMutation({
    mutationFn: (reason: ChatReportReason) =>
      client.call(reportChatMessage, {
        params: { messageId: String(message.messageId) },
        body: { reason },
      }),
  });
}
