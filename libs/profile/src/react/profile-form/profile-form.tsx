'use client';

import { useState } from 'react';
import { type Player } from '@casino-kit/api-contract';
import { dateOnDevice } from '@casino-kit/calendar-dates';
import { useCountries } from '@casino-kit/player-fields';
import { Button, ErrorState } from '@casino-kit/ui';
import { profileDrafts, type ProfileDrafts } from '../../core/profile-drafts.js';
import { getProfileLocks } from '../../core/profile-values.js';
import { type ProfileVariant } from '../../core/update-body.js';
import { useTexts } from '../texts.js';
import { DetailsForm } from './details-form.js';
import { FormSkeleton } from './form-skeleton.js';

export interface ProfileFormProps {
  /** The logged-in player as the session knows them. */
  player: Player;
  /** `profile` is the profile's own page, `update` the form that completes an account; sent to the server (§7). */
  variant?: ProfileVariant | undefined;
  /**
   * The brand verifies an identity again when it changes: the flag is sent, and a verified player has to confirm first.
   */
  onChangeResetKyc?: boolean | undefined;
  /** Today in the player's time zone, `YYYY-MM-DD`; the browser's date by default. */
  today?: string | undefined;
  /** The domain of addresses given to accounts without one; `empty.email` by default (decisions 20). */
  placeholderEmailDomain?: string | undefined;
  /** Stores typed values until the page unloads; the visit's own drafts by default. */
  drafts?: ProfileDrafts | undefined;
  /** The changes are saved; the session knows them already. */
  onSaved?: (() => void) | undefined;
}

/**
 * The profile information form (§2). Locked fields are read-only (§4), only changed fields are sent (§7), and typed
 * values survive a closed page and a session that ends automatically.
 */
export function ProfileForm({
  player,
  variant = 'profile',
  onChangeResetKyc = false,
  today,
  placeholderEmailDomain,
  drafts = profileDrafts,
  onSaved,
}: ProfileFormProps) {
  const [deviceDate] = useState(() => dateOnDevice(new Date()));
  const t = useTexts();
  const { countries, failed, retry } = useCountries();
  const locks = getProfileLocks(player, placeholderEmailDomain);
  // If both are locked, there is nothing to select from.
  const needsCountries = !locks.has('countryCode') || !locks.has('phone');
  if (needsCountries && countries === null)
    return failed ? (
      <ErrorState
        title={t('profile.failed.title')}
        action={<Button onClick={retry}>{t('profile.failed.retry')}</Button>}
      >
        {t('profile.failed.text')}
      </ErrorState>
    ) : (
      <FormSkeleton />
    );
  return (
    <DetailsForm
      key={player.userId}
      player={player}
      variant={variant}
      onChangeResetKyc={onChangeResetKyc}
      today={today ?? deviceDate}
      placeholderDomain={placeholderEmailDomain}
      drafts={drafts}
      onSaved={onSaved}
      countries={countries}
    />
  );
}
