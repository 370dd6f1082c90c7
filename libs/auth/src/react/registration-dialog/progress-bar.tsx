'use client';

import { type RegistrationProgress } from '../registration-form/use-registration-form.js';
import styles from './registration-dialog.module.css';

/** Shows the progress of a registration visually; its text is in the dialog's header. */
export function ProgressBar({ step, steps }: RegistrationProgress) {
  return (
    <div className={styles.bar} aria-hidden>
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={index < step ? styles.reached : undefined} />
      ))}
    </div>
  );
}
