import { CloudOff, SearchX } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './state.module.css';

export interface StateProps {
  title: ReactNode;
  /** What to do next; for errors also what was not lost. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Makes the title a heading: `h1` where the state is all that a page shows. */
  heading?: 'h1' | 'h2';
}

/** Nothing to show, and what to do next. */
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

/** Something could not be had: what happened, what was not lost, and a way on. It speaks up when it appears. */
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
