'use client';

import { useCountries } from '@casino-kit/player-fields';
import { refreshSession, usePlayer, useSession } from '@casino-kit/session';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './linked-account-dialog.module.css';
import { LinkedUpdateForm } from './linked-update-form.js';
import { type LinkedUpdateProps } from './linked-update-props.js';

/** The update of a linked account: the form once the player's details and the calling codes are there. */
export function LinkedUpdate(props: LinkedUpdateProps) {
  const t = useTexts();
  const player = usePlayer();
  const session = useSession();
  const { countries, failed, retry } = useCountries();
  // Details that were late when the session began (§8) are refetched, and may be late again.
  const again = () => {
    if (player === null) void refreshSession(session);
    if (failed) retry();
  };
  if (player && countries)
    return <LinkedUpdateForm {...props} player={player.getUser} countries={countries} />;
  if (failed || player === null)
    return (
      <ErrorState
        title={t('auth.register.failed.title')}
        action={<Button onClick={again}>{t('auth.register.failed.retry')}</Button>}
      >
        {t('auth.register.failed.text')}
      </ErrorState>
    );
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('auth.register.loading')}</VisuallyHidden>
      {['email', 'phone', 'password', 'submit'].map((part) => (
        <Skeleton key={part} height={part === 'submit' ? 52 : 80} radius="control" />
      ))}
    </div>
  );
}
