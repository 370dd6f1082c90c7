'use client';

import { useApiClient } from '@casino-kit/api-client';
import { cleanChatText, updateUserDetails } from '@casino-kit/api-contract';
import { refreshSession, useAuthState, useSession } from '@casino-kit/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getNicknameProblem, type NicknameProblem, readNicknameFailure } from '../core/nickname.js';

/** Who goes on without a nickname, for as long as the tab is open. */
const skippedKey = 'chat-without-nickname';

function readSkipped(): string | null {
  try {
    return window.sessionStorage.getItem(skippedKey);
  } catch {
    return null;
  }
}

export interface UseNicknameOfferResult {
  /** The player has neither a nickname nor a hidden name, and has not gone on without one during this visit. */
  isOffered: boolean;
  nickname: string;
  change: (nickname: string) => void;
  problem: NicknameProblem | null;
  isPending: boolean;
  /** Saves the nickname; `onSaved` is called when others read it. */
  save: (onSaved: () => void) => void;
  skip: () => void;
}

/** Lets a player choose a nickname on first use of the chat. `onSaved` is called when their name has changed. */
export function useNicknameOffer(onSaved: () => void): UseNicknameOfferResult {
  const client = useApiClient();
  const session = useSession();
  // The only player who may need one.
  const nameless = useAuthState(({ user }) =>
    user && user.getUser.nickname.trim() === '' && user.getUser.ghostMode !== true
      ? user.getUser.userId
      : null,
  );
  const [skipped, setSkipped] = useState(readSkipped);
  const [nickname, setNickname] = useState('');
  const [problem, setProblem] = useState<NicknameProblem | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (saved: string) =>
      client.call(updateUserDetails, { body: { nickname: saved, updateFrom: 'Profile Page' } }),
    networkMode: 'always',
    onSuccess({ success }, saved) {
      if (!success) return setProblem('rejected');
      const { user } = session.state();
      // Meanwhile the session may have ended, or be another player's.
      if (user?.getUser.userId !== nameless) return;
      session.acceptDetails({ ...user, getUser: { ...user.getUser, nickname: saved } });
      void refreshSession(session);
      onSaved();
    },
    onError: (error) => setProblem(readNicknameFailure(error)),
  });
  return {
    isOffered: nameless !== null && nameless !== skipped,
    nickname,
    change(next) {
      setProblem(null);
      setNickname(next);
    },
    problem,
    isPending,
    save(onDone) {
      if (isPending) return;
      const cleaned = cleanChatText(nickname);
      const found = getNicknameProblem(cleaned);
      setProblem(found);
      if (found === null) mutate(cleaned, { onSuccess: ({ success }) => success && onDone() });
    },
    skip() {
      setSkipped(nameless);
      try {
        window.sessionStorage.setItem(skippedKey, nameless ?? '');
      } catch {
        // Without storage it is remembered until the page is loaded again.
      }
    },
  };
}
