'use client';

import { useApiClient } from '@casino-kit/api-client';
import { sendVerificationEmail } from '@casino-kit/api-contract';
import { toFormError, useMessageText } from '@casino-kit/player-fields';
import { useMutation } from '@tanstack/react-query';
import { useWithdrawalTexts } from '../withdrawal-texts.js';

export interface VerificationMail {
  send: () => void;
  isPending: boolean;
  /** The result as text; `null` before the email was requested. */
  text: string | null;
  failed: boolean;
}

/** Requests the link that verifies the player's address (§7). */
export function useVerificationMail(): VerificationMail {
  const t = useWithdrawalTexts();
  const formatMessage = useMessageText();
  const client = useApiClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(sendVerificationEmail, { body: {} }),
  });
  const sentText = isSuccess ? t('payments.withdraw.mail.sent') : null;
  return {
    send: () => mutate(),
    isPending,
    text: error === null ? sentText : formatMessage(toFormError(error).message),
    failed: error !== null,
  };
}
