'use client';

import { type ReactNode } from 'react';
import { useFieldTexts } from '@casino-kit/player-fields';
import { TextField, VisuallyHidden } from '@casino-kit/ui';
import { Lock } from 'lucide-react';
import styles from './profile-form.module.css';

export interface LockedFieldProps {
  label: string;
  value: string;
  /** Why it is locked: it was set once, or it was verified. */
  reason: 'set' | 'verified';
  /** Something at the end of the label's line. */
  aside?: ReactNode | undefined;
  /** A message below the field: the typed value can no longer be saved. */
  note?: ReactNode | undefined;
  /** The message is a response to the last submit. */
  rejected?: boolean | undefined;
  latin?: boolean | undefined;
}

/**
 * A field that can no longer be changed (§4): dashed, with a lock. It can be focused and read; screen readers announce
 * that it is read-only and why.
 */
export function LockedField({
  label,
  value,
  reason,
  aside,
  note,
  rejected = false,
  latin,
}: LockedFieldProps) {
  const f = useFieldTexts();
  const why = <VisuallyHidden>{f(`form.locked.${reason}`)}</VisuallyHidden>;
  return (
    <div className={note ? undefined : styles.locked}>
      <TextField
        label={label}
        value={value}
        readOnly
        latin={latin}
        aside={aside}
        hint={note ?? why}
        error={rejected ? note : undefined}
        end={<Lock size={16} aria-hidden />}
      />
    </div>
  );
}
