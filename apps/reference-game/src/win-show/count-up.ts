import { multiply } from '@casino-kit/money';

/** Returns the part of an amount at a share from 0 to 1; the exact amount at 1. */
export function amountAt(amount: string, share: number): string {
  return share >= 1 ? amount : multiply(amount, Math.max(0, share).toFixed(4));
}

/** Counts up to an amount in `ms`, calling `show` each frame, last with the amount. Returns a function that stops it. */
export function countUp(amount: string, ms: number, show: (amount: string) => void): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const share = Math.min(1, (now - startedAt) / ms);
    show(amountAt(amount, 1 - (1 - share) ** 3));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  step(startedAt);
  return () => cancelAnimationFrame(frame);
}
