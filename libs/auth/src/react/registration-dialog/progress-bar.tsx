import { type RegistrationProgress } from '../registration-form/use-registration-form.js';
import styles from './registration-dialog.module.css';

/** How far a registration is, for the eye; the words stand in the dialog's header. */
export function ProgressBar({ step, steps }: RegistrationProgress) {
  return (
    <div className={styles.bar} aria-hidden>
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={index < step ? styles.reached : undefined} />
      ))}
    </div>
  );
}
