import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Tone } from '../outcome/outcome.js';
import styles from './note.module.css';

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export interface NoteProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  /** Speaks up when it appears. */
  live?: boolean;
}

/** Something to know before going on. */
export function Note({ tone = 'info', title, children, action, live = false }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={live ? 'alert' : undefined}>
      <Icon size={20} aria-hidden />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <p>{children}</p>}
      </div>
      {action}
    </div>
  );
}
