'use client';

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePolicy } from '@casino-kit/settings';
import { useApiClient } from '@casino-kit/api-client';
import { type Player } from '@casino-kit/api-contract';
import { lazyResolver, useFormErrors, usePhoneReader } from '@casino-kit/player-fields';
import { useSession } from '@casino-kit/session';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import {
  changedFields,
  getProfileChanges,
  type ProfileChanges,
  rebase,
  typedOver,
} from '../../core/change-set.js';
import { type ProfileDrafts } from '../../core/profile-drafts.js';
import { toProfileErrors, toRejectedErrors } from '../../core/profile-errors.js';
import { profileSchema } from '../../core/profile-schema.js';
import {
  isLocked,
  knownValues,
  getProfileLocks,
  type ProfileField,
  profileFields,
  type ProfileValues,
} from '../../core/profile-values.js';
import { saveProfile } from '../../core/save-profile.js';
import { fieldsResettingKyc, type ProfileVariant } from '../../core/update-body.js';

export interface ProfileFormInput {
  player: Player;
  variant: ProfileVariant;
  onChangeResetKyc: boolean;
  today: string;
  placeholderDomain: string | undefined;
  drafts: ProfileDrafts;
  onSaved: (() => void) | undefined;
}

/** How the last submit succeeded: saved, with the server's message if there was one, or nothing to save. */
export type ProfileOutcome = { kind: 'saved'; message: string | null } | { kind: 'unchanged' };

export type ProfileFormState = ReturnType<typeof useProfileForm>;

/** Returns the state and actions of a profile form: typed values over the account's, drafts, saving, discarding. */
export function useProfileForm(input: ProfileFormInput) {
  const { minimumAge } = usePolicy();
  const { player, variant, onChangeResetKyc, today, placeholderDomain, drafts, onSaved } = input;
  const { userId } = player;
  const client = useApiClient();
  const session = useSession();
  const known = useMemo(() => knownValues(player, placeholderDomain), [player, placeholderDomain]);
  const locks = useMemo(() => getProfileLocks(player, placeholderDomain), [player, placeholderDomain]);
  const phoneReader = usePhoneReader(!isLocked(locks, 'phone'));
  const [found] = useState(() => drafts.of(userId) ?? {});
  const form = useForm<ProfileValues, unknown, ProfileValues>({
    mode: 'onTouched',
    resolver: lazyResolver(async () =>
      profileSchema({
        known,
        locks,
        today,
        minimumAge,
        readPhone: await phoneReader.load(),
        placeholderDomain,
      }),
    ),
    // Otherwise a rule across two fields is not validated while any other field is invalid.
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: { ...known, ...found },
  });
  const { control, getValues, getFieldState, setValue, reset } = form;
  const values: ProfileValues = { ...known, ...useWatch({ control }) };
  const changes = getProfileChanges(values, known, locks, phoneReader.readPhone);
  const identity = { kycStatus: player.kycStatus, onChangeResetKyc };
  const [restored, setRestored] = useState<ProfileField[]>(() => changedFields(changes));
  const [outcome, setOutcome] = useState<ProfileOutcome | null>(null);
  const [asked, setAsked] = useState<ProfileChanges | null>(null);
  const calls = useFormErrors<ProfileField>();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (next: ProfileChanges) =>
      saveProfile(next, { client, session, userId, variant, onChangeResetKyc }),
  });

  // Before paint: the account's current values show wherever nothing was typed over them.
  const before = useRef(known);
  useLayoutEffect(() => {
    const current = getValues();
    const next = rebase(current, before.current, known);
    before.current = known;
    for (const field of profileFields)
      if (next[field] !== current[field])
        setValue(field, next[field], { shouldValidate: getFieldState(field).invalid });
  }, [known, getValues, getFieldState, setValue]);

  useEffect(() => drafts.follow(session), [drafts, session]);
  const typed = JSON.stringify(values);
  useEffect(
    () => drafts.keep(userId, typedOver(getValues(), known, locks)),
    [drafts, userId, known, locks, getValues, typed],
  );

  const save = async (next: ProfileChanges) => {
    setAsked(null);
    calls.clear();
    setOutcome(null);
    const response = await mutateAsync(next).catch((error: unknown) =>
      calls.setErrors(toProfileErrors(error)),
    );
    if (!response) return;
    if (!response.success) {
      calls.setErrors(toRejectedErrors(response));
      return;
    }
    // A value typed into a field that has been set elsewhere meanwhile is obsolete.
    for (const field of profileFields) if (isLocked(locks, field)) setValue(field, known[field]);
    setRestored([]);
    setOutcome({ kind: 'saved', message: response.message ?? null });
    onSaved?.();
  };
  const send = async () => {
    const next = getProfileChanges(getValues(), known, locks, await phoneReader.load());
    if (changedFields(next).length === 0) setOutcome({ kind: 'unchanged' });
    else if (fieldsResettingKyc(next, identity).length > 0) setAsked(next);
    else await save(next);
  };
  const discard = () => {
    reset(known);
    drafts.drop(userId);
    calls.clear();
    setRestored([]);
    setOutcome(null);
  };

  return {
    form,
    player,
    today,
    known,
    locks,
    values,
    changed: changedFields(changes),
    resetting: fieldsResettingKyc(changes, identity),
    restored,
    outcome,
    forgetOutcome: () => setOutcome(null),
    asked,
    setAsked,
    calls,
    isPending,
    send,
    save,
    discard,
  };
}
