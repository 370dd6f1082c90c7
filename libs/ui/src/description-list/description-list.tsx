'use client';

import { type ReactNode } from 'react';
import styles from './description-list.module.css';

export interface DescriptionItem {
  term: string;
  value: ReactNode;
  /** Emphasizes the item as the sum of those above. */
  total?: boolean | undefined;
}

/** Terms with their values, one per line. */
export function DescriptionList({ facts }: { facts: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, total }) => (
        <div key={term} className={total ? styles.total : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
