const isRightToLeft = (row: HTMLElement) => getComputedStyle(row).direction === 'rtl';

/** Returns whether a row is scrolled to its start and to its end; less than a pixel is rounding. */
export function rowEnds({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): {
  start: boolean;
  end: boolean;
} {
  // A row from right to left counts from zero downwards.
  const scrolled = Math.abs(scrollLeft);
  return { start: scrolled <= 1, end: scrolled + clientWidth >= scrollWidth - 1 };
}

/** Scrolls a row by as many whole slides as are visible, instantly for a player who wants less motion. */
export function scrollRow(row: HTMLElement, towards: 'previous' | 'next'): void {
  const [first, second] = row.children;
  const stride =
    first && second
      ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
      : row.clientWidth;
  const distance = Math.max(1, Math.floor(row.clientWidth / stride)) * stride;
  const sign = (towards === 'next') === isRightToLeft(row) ? -1 : 1;
  row.scrollBy({
    left: sign * distance,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}
