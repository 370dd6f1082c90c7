/**
 * Scrolls the region around an element sideways, so that the element is in the middle of what a first column that stays
 * leaves free. Not with `scrollIntoView`, which would scroll the page, too.
 */
export function centreInRegion(element: Element): void {
  const region = element.closest('[role="region"]');
  if (region === null) return;
  const frame = region.getBoundingClientRect();
  const label = region.querySelector('th');
  const covered = label !== null && getComputedStyle(label).position === 'sticky' ? label.clientWidth : 0;
  const isRtl = getComputedStyle(region).direction === 'rtl';
  const middle = (frame.left + frame.right + (isRtl ? -covered : covered)) / 2;
  const { left, right } = element.getBoundingClientRect();
  region.scrollLeft += (left + right) / 2 - middle;
}
