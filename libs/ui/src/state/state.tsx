'use client';

import { CloudOff, SearchX } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './state.module.css';

export interface StateProps {
  /** Says what is empty or what failed. */
  title: ReactNode;
  /** The next step; for errors also what was not lost. */
  children?: ReactNode | undefined;
  /** Above the title: 28 px, hidden from screen readers; a default for each state. */
  icon?: ReactNode | undefined;
  /** A button or a link to the next step, below the text. */
  action?: ReactNode | undefined;
  /** Makes the title a heading: `h1` if the state is the only content of a page. */
  heading?: 'h1' | 'h2' | undefined;
}

/** Says that there is nothing to show, with the next step. */
export function EmptyState({
  title,
  children,
  icon = <SearchX size={28} aria-hidden />,
  action,
  heading,
}: StateProps) {
  const Title = heading ?? 'p';
  return (
    <div className={styles.state}>
      <span className={styles.icon}>{icon}</span>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

/**
 * Says that something could not be loaded: what happened, what was not lost, and a retry. Announced when it appears.
 */
export function ErrorState({
  title,
  children,
  icon = <CloudOff size={28} aria-hidden />,
  action,
  heading,
}: StateProps) {
  const Title = heading ?? 'p';
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>{icon}</span>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
