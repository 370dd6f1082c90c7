'use client';

import { UserRound } from 'lucide-react';
import { useUi } from '../provider/ui-provider.js';
import styles from './avatar.module.css';

/** Languages with capitals of their own; asking for those of any other takes a server a hundred times longer. */
const ownCapitals = /^(?:az|el|lt|tr)\b/;

/**
 * A player's initial in a disc: the first letter or digit of `name`, which may start with any character; a figure
 * without one. `name` is read out unless something around it already contains the name.
 */
export function Avatar({ name, decorative = false }: { name: string; decorative?: boolean | undefined }) {
  const { locale } = useUi();
  const letter = /[\p{L}\p{Nd}]/u.exec(name)?.[0];
  const initial = ownCapitals.test(locale) ? letter?.toLocaleUpperCase(locale) : letter?.toUpperCase();
  return (
    <span
      className={styles.avatar}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
    >
      {initial ?? <UserRound size={20} aria-hidden />}
    </span>
  );
}
