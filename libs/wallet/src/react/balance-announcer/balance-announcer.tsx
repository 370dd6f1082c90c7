'use client';

import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@casino-kit/ui';
import { announcementDelay } from '../../core/announcement-delay.js';
import { type BalanceProps } from '../balance-pill/balance-figures.js';
import { useBalanceLabel } from '../balance-pill/use-balance-label.js';
import { useWallet } from '../use-wallet.js';

/** {@link BalanceAnnouncer} for balances from any source. */
export function BalanceAnnouncerView(props: BalanceProps) {
  const label = useBalanceLabel(props);
  const known = props.wallet !== null;
  const [spoken, setSpoken] = useState('');
  const newest = useRef<string | null>(null);
  const lastAt = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    if (!known || newest.current === label) return;
    const isFirst = newest.current === null;
    newest.current = label;
    if (isFirst) return;
    timer.current ??= setTimeout(
      () => {
        timer.current = null;
        lastAt.current = performance.now();
        setSpoken(newest.current ?? '');
      },
      announcementDelay(performance.now(), lastAt.current),
    );
  }, [known, label]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}

/**
 * Announces balance changes to screen readers, politely and at most once in four seconds, however fast rounds follow
 * each other; it announces the latest balance. Mount it once. It stays silent until a known balance changes.
 */
export function BalanceAnnouncer() {
  const player = useWallet();
  return player === null ? null : <BalanceAnnouncerView {...player} />;
}
