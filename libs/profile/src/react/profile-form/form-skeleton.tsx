'use client';

import { Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './profile-form.module.css';

const cells = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'countryCode', 'city', 'zipCode'];

/** The profile form's place while it loads. */
export function FormSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      <div className={styles.fields}>
        {cells.map((cell) => (
          <Skeleton key={cell} height={80} radius="control" />
        ))}
        <div className={styles.wide}>
          <Skeleton height={104} radius="control" />
        </div>
        <div className={styles.wide}>
          <Skeleton height={52} radius="control" />
        </div>
      </div>
      <div className={styles.footer}>
        <div className={styles.buttons}>
          <Skeleton width={136} height={44} radius="control" />
        </div>
      </div>
    </div>
  );
}
