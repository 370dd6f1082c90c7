import { type ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  term: string;
  value: ReactNode;
  /** Stands out as the sum of what is above. */
  total?: boolean;
}

/** Terms with their values, one a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
