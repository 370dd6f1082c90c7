import { type DragDirection, dragDistance, type DragPoint, dragSpeed, isThrown } from './drag-move.js';
import { mobileWidth } from '../use-is-mobile/mobile-width.js';
import styles from './drag-sheet.module.css';

const controls = 'a, button, input, select, textarea';
const { moving = 'moving', back = 'back', away = 'away', fading = 'fading' } = styles;

/** Where a sheet is that is a panel beside the page on larger screens; `null`: there it cannot be dragged. */
export type SheetSide = 'start' | 'end' | null;

export interface SheetDrag {
  /** The element that moves; its parent is the scrim. */
  box: HTMLElement | null;
  side?: SheetSide | undefined;
  /** Called when the sheet has left. One that is open after that comes back. */
  onClose: () => void;
}

function getDirection(box: HTMLElement, side: SheetSide): DragDirection | null {
  if (matchMedia(mobileWidth).matches) return 'down';
  if (side === null) return null;
  return (side === 'start') === (getComputedStyle(box).direction === 'rtl') ? 'right' : 'left';
}

const translateTo = (direction: DragDirection, way: string) =>
  direction === 'down' ? `0 ${way}` : `${direction === 'left' ? '-' : ''}${way} 0`;

/** Resolves when the transitions of an element have ended: at once with less motion, which has none. */
const settled = (element: HTMLElement) =>
  Promise.allSettled((element.getAnimations?.() ?? []).map(({ finished }) => finished));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Moves a thrown sheet out of the screen with its scrim, and closes it. */
async function throwAway(direction: DragDirection, { box, onClose }: SheetDrag): Promise<void> {
  if (box === null) return;
  const scrim = box.parentElement;
  box.classList.add(away);
  scrim?.classList.add(fading);
  box.style.translate = translateTo(direction, '100%');
  await settled(box);
  onClose();
  await nextFrame();
  // Its owner may keep it open, for example to ask a question first.
  if (box.hasAttribute('data-exiting')) return;
  box.classList.remove(away);
  scrim?.classList.remove(fading);
  await comeBack(box);
}

async function comeBack(box: HTMLElement): Promise<void> {
  box.classList.add(back);
  box.style.translate = '';
  await settled(box);
  // Unless another touch has taken it meanwhile.
  if (box.classList.contains(back)) box.classList.remove(back, moving);
}

/**
 * Lets a sheet follow the finger from a touch on its handle or head on, and closes it if it is thrown away or dragged far
 * enough. For `onPointerDown` of those: pens, mice, controls in them and what scrolls below are left alone. They need
 * `touch-action: none`.
 */
export function dragSheet(event: PointerEvent, handle: HTMLElement, sheet: SheetDrag): void {
  const { box } = sheet;
  if (box === null || event.pointerType !== 'touch' || !event.isPrimary) return;
  if (event.target instanceof Element && event.target.closest(controls) !== null) return;
  const direction = getDirection(box, sheet.side ?? null);
  if (direction === null) return;
  const { pointerId } = event;
  const toPoint = ({ clientX, clientY, timeStamp }: PointerEvent): DragPoint => ({
    x: clientX,
    y: clientY,
    at: timeStamp,
  });
  box.classList.remove(back);
  box.classList.add(moving);
  const start = toPoint(event);
  const points = [start];
  const { width, height } = box.getBoundingClientRect();
  const ending = new AbortController();
  const { signal } = ending;

  const isOther = (other: PointerEvent) => other.pointerId !== pointerId;
  const follow = (move: PointerEvent) => {
    if (isOther(move)) return;
    const point = toPoint(move);
    points.push(point);
    box.style.translate = translateTo(direction, `${dragDistance(direction, start, point)}px`);
  };
  const release = (end: PointerEvent) => {
    if (isOther(end)) return;
    ending.abort();
    const last = points.at(-1) ?? start;
    const leaves =
      end.type === 'pointerup' &&
      isThrown({
        distance: dragDistance(direction, start, last),
        speed: dragSpeed(direction, points, end.timeStamp),
        size: direction === 'down' ? height : width,
      });
    void (leaves ? throwAway(direction, sheet) : comeBack(box));
  };
  handle.addEventListener('pointermove', follow, { signal });
  handle.addEventListener('pointerup', release, { signal });
  handle.addEventListener('pointercancel', release, { signal });
}
