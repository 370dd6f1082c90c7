'use client';

import { type LastLogin } from '@casino-kit/api-contract';
import { History } from 'lucide-react';
import styles from './last-login-note.module.css';
import { useLastLoginText } from './use-last-login-text.js';

export interface LastLoginNoteProps {
  /** As passed to `onSignedIn`; nothing is shown for a first login. */
  lastLogin: LastLogin | null;
  /** The player's zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Shows when and from where the account was last logged in to (§3), so that its owner notices a stranger. */
export function LastLoginNote({ lastLogin, timeZone }: LastLoginNoteProps) {
  const text = useLastLoginText(timeZone)(lastLogin);
  if (text === null) return null;
  return (
    <p className={styles.note}>
      <History size={16} aria-hidden />
      <span>{text}</span>
    </p>
  );
}
