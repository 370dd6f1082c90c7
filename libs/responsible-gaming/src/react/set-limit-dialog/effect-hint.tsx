'use client';

import { Check, Clock } from 'lucide-react';
import { type ReactNode } from 'react';
import { type LimitChange } from '../../core/limit-change.js';
import styles from './set-limit-dialog.module.css';

/**
 * When a change takes effect: green with a check if at once and tighter, else plain. `isWeak`: the limit is so high that
 * it would not protect.
 */
export function EffectHint({
  change,
  isWeak = false,
  children,
}: {
  change: LimitChange;
  isWeak?: boolean | undefined;
  children: ReactNode;
}) {
  const isTighter = !isWeak && (change.kind === 'first' || change.kind === 'lower');
  const isLater = (change.kind === 'higher' || change.kind === 'removed') && change.takesEffectAt !== null;
  return (
    <span className={styles.effect} data-tighter={isTighter || undefined}>
      {isTighter && <Check size={16} aria-hidden />}
      {isLater && <Clock size={16} aria-hidden />}
      <span>{children}</span>
    </span>
  );
}
