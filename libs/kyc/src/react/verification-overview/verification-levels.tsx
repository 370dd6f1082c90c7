'use client';

import { Card, Tag } from '@casino-kit/ui';
import { Check, Lock } from 'lucide-react';
import styles from './verification-levels.module.css';

export interface VerificationLevel {
  title: string;
  text: string;
  /** Reached, to be reached next, after that, or only when the casino asks. */
  state: 'done' | 'current' | 'later' | 'asked';
  /** How far it is, such as "2 of 3". */
  progress?: string | undefined;
}

/** The levels of an account's verification in their order, the next one marked. */
export function VerificationLevels({ levels }: { levels: readonly VerificationLevel[] }) {
  return (
    <ol className={styles.levels}>
      {levels.map(({ title, text, state, progress }, index) => (
        <li key={title} aria-current={state === 'current' ? 'step' : undefined}>
          <Card className={styles.level} data-state={state}>
            <span className={styles.mark} aria-hidden>
              {state === 'done' ? <Check size={20} /> : state === 'asked' ? <Lock size={18} /> : index + 1}
            </span>
            <div className={styles.words}>
              <p className={styles.head}>
                <span className={styles.title}>{title}</span>
                {progress !== undefined && <Tag tone="info">{progress}</Tag>}
              </p>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
}
