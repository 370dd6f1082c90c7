'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Tone } from '../outcome/outcome.js';
import styles from './alert.module.css';

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export interface AlertProps {
  /** Colour and icon; `info` by default. */
  tone?: Tone | undefined;
  /** A bold line above the message. */
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** A button at the end. */
  action?: ReactNode | undefined;
  /** Announced when it appears. */
  live?: boolean | undefined;
}

/** A message to read before continuing. */
export function Alert({ tone = 'info', title, children, action, live = false }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={live ? 'alert' : undefined}>
      <Icon size={20} aria-hidden />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
