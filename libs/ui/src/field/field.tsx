'use client';

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useUi } from '../provider/ui-provider.js';
import styles from './field.module.css';
import { useSteadyError } from './use-steady-error.js';

export interface FieldProps {
  /** Above the control, and its accessible name. */
  label: ReactNode;
  /** The error text. It is tied to the control and marks it invalid. */
  error?: ReactNode | undefined;
  /** A hint below the control, shown while there is no error. */
  hint?: ReactNode | undefined;
  /** Something at the end of the label's line: a range, a link. */
  aside?: ReactNode | undefined;
  /** Marks the field as optional. */
  optional?: boolean | undefined;
}

export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, hint and error of one field. `children` receives the ids that tie them together. */
export function Field({
  label,
  error,
  hint,
  aside,
  optional = false,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const { texts } = useUi();
  const note = error || hint;
  return (
    <div className={styles.field}>
      <span className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined ? (
          <span className={styles.aside}>{aside}</span>
        ) : (
          optional && <span className={styles.aside}>{texts.optional}</span>
        )}
      </span>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

/** The line below a control: an error, announced when it appears, or a hint. */
export function FieldNote({
  id,
  error,
  hint,
}: {
  /** For `aria-describedby` of the control. */
  id: string;
  /** Replaces the hint. */
  error?: ReactNode | undefined;
  /** Shown while there is no error. */
  hint?: ReactNode | undefined;
}) {
  const steady = useSteadyError(error);
  if (steady)
    return (
      <span id={id} role="alert" className={styles.error}>
        <CircleAlert size={16} aria-hidden />
        <span>{steady}</span>
      </span>
    );
  return hint ? (
    <span id={id} className={styles.hint}>
      {hint}
    </span>
  ) : null;
}
