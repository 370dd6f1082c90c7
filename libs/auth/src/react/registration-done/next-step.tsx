'use client';

import { type ReactNode } from 'react';
import { Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import styles from './registration-done.module.css';

export interface NextStepProps {
  /** Links the row there; without it the row is only text. */
  href?: string | undefined;
  icon: ReactNode;
  title: string;
  text: string;
}

/** One row of the next steps. */
export function NextStep({ href, icon, title, text }: NextStepProps) {
  const content = (
    <>
      {icon}
      <span className={styles.stepTitle}>{title}</span>
      <span className={styles.stepText}>{text}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <Link href={href} className={styles.step}>
          {content}
          <ChevronRight size={18} aria-hidden data-icon="directional" className={styles.chevron} />
        </Link>
      ) : (
        <div className={styles.step}>{content}</div>
      )}
    </li>
  );
}
