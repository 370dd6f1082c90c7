/** Distance in pixels from which a press counts as a drag, so that it does not also follow a link. */
const dragFrom = 5;

const draggable = new WeakSet<HTMLElement>();

/** Lets a mouse drag a scrolling row sideways, as a finger can natively. A second call for the same row changes nothing. */
export function letMouseDrag(row: HTMLElement): void {
  if (draggable.has(row)) return;
  draggable.add(row);
  let drag: { from: number; scrolled: number } | null = null;
  let isDragged = false;
  const end = () => {
    drag = null;
  };
  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    isDragged = false;
    if (pointerType === 'mouse' && button === 0) drag = { from: clientX, scrolled: row.scrollLeft };
  });
  row.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (drag === null) return;
    const distance = clientX - drag.from;
    if (!isDragged && Math.abs(distance) < dragFrom) return;
    if (!isDragged) row.setPointerCapture(pointerId);
    isDragged = true;
    row.scrollLeft = drag.scrolled - distance;
  });
  row.addEventListener('pointerup', end);
  row.addEventListener('pointercancel', end);
  row.addEventListener(
    'click',
    (event) => {
      // A click without a detail comes from the keyboard.
      if (!isDragged || event.detail === 0) return;
      isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // The browser would drag the picture or the link instead.
  row.addEventListener('dragstart', (event) => event.preventDefault());
}
