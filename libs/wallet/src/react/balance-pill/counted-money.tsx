'use client';

import { useEffect, useState } from 'react';
import { Money, type MoneyProps } from '../money/money.js';
import { countedAmount, countMs } from './counted-amount.js';

/** An amount that counts to its next value; at once with less motion. For the eyes only: a label has the value itself. */
export default function CountedMoney({ amount, currency }: Pick<MoneyProps, 'amount' | 'currency'>) {
  const [shown, setShown] = useState(amount);
  const [count, setCount] = useState({ from: amount, to: amount, currency });
  if (count.to !== amount || count.currency !== currency) {
    // Another wallet's amount is no change of this one.
    const counts = count.currency === currency && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    setCount({ from: counts ? shown : amount, to: amount, currency });
    if (!counts) setShown(amount);
  }
  useEffect(() => {
    if (count.from === count.to) return undefined;
    // The first frame's own time: a clock of the page may have another zero.
    let startedAt: number | undefined;
    const step = (now: number) => {
      startedAt ??= now;
      const share = (now - startedAt) / countMs;
      setShown(countedAmount(count.from, count.to, share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return <Money amount={shown} currency={currency} />;
}
