'use client';

import { type DeviceKind } from '@casino-kit/api-contract';
import { CircleHelp, KeyRound, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import styles from './device-icon.module.css';

const icons: Record<DeviceKind, LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  key: KeyRound,
  unknown: CircleHelp,
};

/** The kind of a device as a picture, hidden from screen readers. */
export function DeviceIcon({ kind }: { kind: DeviceKind }) {
  const Icon = icons[kind];
  return (
    <span className={styles.icon} aria-hidden>
      <Icon size={20} strokeWidth={1.75} />
    </span>
  );
}
