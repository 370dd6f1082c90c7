'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { startPasskeyLogin, startPasskeySignUp } from '@casino-kit/api-contract';
import { useCanUsePasskeys } from '@casino-kit/session/passkeys';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface PasskeyChoice {
  /** This browser knows passkeys, and the server takes them. */
  isOffered: boolean;
  /** It is not known yet whether the server takes them. */
  isAsking: boolean;
  /** The player has chosen a passkey in place of a password. */
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
}

/** The choice of a passkey in place of a password; a server without passkeys offers none. */
export function usePasskeyChoice(): PasskeyChoice {
  const client = useApiClient();
  const canUse = useCanUsePasskeys();
  const isSupported = useSupports(startPasskeySignUp);
  const [isChosen, choose] = useState(false);
  // A challenge for a login is all that a server can be asked without naming an account.
  const { isSuccess, isPending } = useQuery({
    queryKey: ['auth', 'passkeys'],
    queryFn: () => client.call(startPasskeyLogin, {}).then(() => true),
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
    enabled: canUse && isSupported,
  });
  const isOffered = canUse && isSupported && isSuccess;
  return { isOffered, isAsking: canUse && isSupported && isPending, isChosen: isOffered && isChosen, choose };
}
