'use client';

import { type ReactNode } from 'react';
import { type LucideIcon } from 'lucide-react';
import { Card } from '@casino-kit/ui';
import styles from './limit-card.module.css';

export interface LimitSectionProps {
  title: ReactNode;
  Icon: LucideIcon;
  /** A fact about all rows, at the end of the title's line. */
  note?: ReactNode | undefined;
  /** A link at the end of the title's line. */
  end?: ReactNode | undefined;
  children: ReactNode;
}

/** A group of limits, or another brake, within a card: title with icon and a note, rows below. */
export function LimitSection({ title, Icon, note, end, children }: LimitSectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <Icon size={20} aria-hidden />
        <h2>{title}</h2>
        {note !== undefined && <small>{note}</small>}
        {end}
      </header>
      {children}
    </section>
  );
}

/** A section with a card of its own. */
export function LimitCard(props: LimitSectionProps) {
  return (
    <Card>
      <LimitSection {...props} />
    </Card>
  );
}
