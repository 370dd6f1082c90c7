'use client';

import { EyeOff } from 'lucide-react';
import styles from './player-name.module.css';
import { useShownName } from './use-shown-name.js';

export interface PlayerNameProps {
  /** The name as the server sends it; empty for a player who hides it (ghost mode). */
  name: string;
  className?: string | undefined;
}

/** A player's name as others see it; for one who hides it an icon with a text that is the same everywhere. */
export function PlayerName({ name, className = '' }: PlayerNameProps) {
  const shown = useShownName()(name);
  if (name !== '') return <bdi className={className}>{shown}</bdi>;
  return (
    <span className={`${styles.hidden} ${className}`}>
      <EyeOff size="1.15em" aria-hidden />
      {shown}
    </span>
  );
}
