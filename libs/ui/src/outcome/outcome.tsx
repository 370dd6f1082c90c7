'use client';

import { type ReactNode } from 'react';
import styles from './outcome.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface OutcomeProps {
  /** The colour of the disc. */
  tone: Tone;
  /** In the disc, 26 px; the disc hides it from screen readers. */
  icon: ReactNode;
  /** A heading of `level`. */
  title: ReactNode;
  /** What happened, what was not lost, the next step. */
  children: ReactNode;
  /** Facts in a box below, such as a {@link DescriptionList}. */
  facts?: ReactNode | undefined;
  /** Shows a bar of unknown length: something is still in progress. */
  working?: boolean | undefined;
  /** Buttons, stacked: the main one first. */
  actions: ReactNode;
  /** The level of the heading in its page. */
  level?: 1 | 2 | 3 | undefined;
}

/** Shows a result: an icon in a disc, a title, a sentence or two, details and the next step. */
export function Outcome({
  tone,
  icon,
  title,
  children,
  facts,
  working = false,
  actions,
  level = 2,
}: OutcomeProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.outcome}>
      <span className={`${styles.disc} ${styles[tone]}`} aria-hidden>
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      <div className={styles.text}>{children}</div>
      {working && (
        <span className={styles.working} aria-hidden>
          <i />
        </span>
      )}
      {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
