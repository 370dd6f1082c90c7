'use client';

import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { type Amount, isNegative, isZero } from '@casino-kit/money';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './net-figure.module.css';

export interface NetFigureProps {
  /** Won less staked, in major units. */
  net: Amount;
  formats: Pick<ProtectionFormats, 'signed'>;
  /** `plain` without colour and arrow, as in a list of figures. */
  look?: 'toned' | 'plain' | undefined;
}

/** A net amount with its sign; toned also with an arrow and a colour, so that the colour is never the only sign. */
export function NetFigure({ net, formats, look = 'toned' }: NetFigureProps) {
  const text = <bdi>{formats.signed(net)}</bdi>;
  if (look === 'plain') return <b className={styles.figure}>{text}</b>;
  const tone = isZero(net) ? 'even' : isNegative(net) ? 'loss' : 'win';
  const Icon = { even: Minus, loss: TrendingDown, win: TrendingUp }[tone];
  return (
    <b className={`${styles.figure} ${styles[tone]}`}>
      <Icon size={20} aria-hidden />
      {text}
    </b>
  );
}
