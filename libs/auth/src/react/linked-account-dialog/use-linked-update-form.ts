'use client';

import { useEffect, useMemo, useState } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { type Player } from '@casino-kit/api-contract';
import { getPasswordRules, profileLocks } from '@casino-kit/api-contract/field-rules';
import { lazyResolver, usePhoneReader, useServerForm } from '@casino-kit/player-fields';
import { useSession } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  type LinkedUpdateDraft,
  type LinkedUpdateField,
  toLinkedDraft,
  linkedStartValues,
  linkedUpdateSchema,
  type LinkedUpdateValues,
} from '../../core/linked-account-schema.js';
import {
  linkedUpdateBody,
  toLinkedUpdateErrors,
  toRejectedUpdate,
  updateLinkedAccount,
} from '../../core/linked-account-update.js';
import { useFlushOnUnmount } from '../use-flush-on-unmount.js';
import { useAuthMessage } from '../use-message-text.js';

export interface LinkedUpdateFormConfig {
  player: Player;
  /** Initial calling code, if the account has none. */
  phoneCode: string;
  draft: LinkedUpdateDraft | null;
  onDraft: (draft: LinkedUpdateDraft) => void;
  onUpdated: (message: string | null) => void;
}

/** Returns the state of the update form: its values, its errors, and its call (§7 update-user-details). */
export function useLinkedUpdateForm({
  player,
  phoneCode,
  draft,
  onDraft,
  onUpdated,
}: LinkedUpdateFormConfig) {
  const formatMessage = useAuthMessage();
  const settings = useSettings();
  const client = useApiClient();
  const session = useSession();
  // The details are refetched after the update: a field that is locked by then must not vanish from the form meanwhile.
  const [locks] = useState(() => profileLocks(player));
  const [resumed] = useState(draft);
  const [asksCurrent, setAsksCurrent] = useState(false);
  const rules = useMemo(() => getPasswordRules(settings, 'first'), [settings]);
  const phoneReader = usePhoneReader(!locks.has('phone'));
  const { mutateAsync, isPending } = useMutation({
    // Offline is a result to show, not a reason to wait. Passwords are not cached.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (values: LinkedUpdateValues) =>
      updateLinkedAccount({ client, session }, linkedUpdateBody(values, locks, await phoneReader.load())),
  });
  const { form, formProps, errors, getFieldError, invalidAfterAttempt, clearFields } = useServerForm<
    LinkedUpdateValues,
    LinkedUpdateField
  >({
    options: {
      mode: 'onTouched',
      resolver: lazyResolver(async () =>
        linkedUpdateSchema({ password: rules, locks, readPhone: await phoneReader.load() }),
      ),
      defaultValues: linkedStartValues(player, phoneCode),
    },
    async send(sent) {
      const found = await mutateAsync(sent).then(
        (response) => (response.success ? onUpdated(response.message) : toRejectedUpdate(response)),
        (error: unknown) => toLinkedUpdateErrors(error),
      );
      if (found?.fields.currentPassword) setAsksCurrent(true);
      return found ?? null;
    },
    isPending,
    formatMessage,
    textParams: { count: rules.minLength },
  });
  const { control, reset, formState } = form;
  // The initial values count as untouched, and restored ones do not.
  useEffect(() => {
    if (resumed) reset({ ...resumed, newPassword: '', currentPassword: '' }, { keepDefaultValues: true });
  }, [reset, resumed]);
  const values = useWatch({ control, compute: (all: LinkedUpdateValues) => ({ ...all }) });
  useFlushOnUnmount(toLinkedDraft(values), onDraft);

  const fields: readonly LinkedUpdateField[] = [
    'email',
    'phone',
    'newPassword',
    'currentPassword',
    'consent',
  ];
  return {
    form,
    values,
    rules,
    locks,
    isPending,
    isReady: formState.isDirty && formState.isValid && Object.keys(errors.fields).length === 0,
    asksCurrent,
    error: errors.form,
    formatMessage,
    getFieldError,
    /** Invalid fields after an attempt to submit. */
    wrong: invalidAfterAttempt(fields),
    clearFields,
    formProps,
  };
}
