'use client';

import { isUnsupported, useApiClient, useSupports } from '@casino-kit/api-client';
import {
  getNoticeSettings,
  type NoticeGroup,
  type NoticeSettings,
  setNoticeSettings,
} from '@casino-kit/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { noticeSettingsQuery, settingsKey } from '../../core/notice-queries.js';
import { useNoticesOffered } from '../use-notices.js';

export interface UseNoticeSettings {
  isOffered: boolean;
  /** Undefined until it is known. */
  muted: readonly NoticeGroup[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** Mutes a group, or lets it through again. Shown at once; undone if it fails. */
  set: (group: NoticeGroup, isMuted: boolean) => void;
  isSaving: boolean;
  notSaved: boolean;
}

/** Returns which groups the player has muted, and what changes that. */
export function useNoticeSettings(): UseNoticeSettings {
  const client = useApiClient();
  const queries = useQueryClient();
  const hasNotices = useNoticesOffered();
  const canRead = useSupports(getNoticeSettings);
  const canSet = useSupports(setNoticeSettings);
  const isOffered = hasNotices && canRead && canSet;
  const { data, error, isError, refetch } = useQuery({
    ...noticeSettingsQuery(client),
    enabled: isOffered,
  });
  const {
    mutate,
    isPending,
    isError: notSaved,
    variables,
  } = useMutation({
    networkMode: 'always',
    mutationFn: (muted: readonly NoticeGroup[]) =>
      client.call(setNoticeSettings, { body: { muted: [...muted] } }),
    onSuccess: (saved) => queries.setQueryData<NoticeSettings>(settingsKey, saved),
    onError: () => queries.invalidateQueries({ queryKey: settingsKey }),
  });
  const muted = isPending ? variables : data?.muted;
  return {
    isOffered: isOffered && !isUnsupported(error),
    muted,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
    set: (group, isMuted) => {
      if (muted === undefined || isPending) return;
      const others = muted.filter((other) => other !== group);
      mutate(isMuted ? [...others, group] : others);
    },
    isSaving: isPending,
    notSaved,
  };
}
