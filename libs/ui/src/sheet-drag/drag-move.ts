/** Where a sheet leaves the screen. */
export type DragDirection = 'down' | 'left' | 'right';

/** Where the finger was, in px of the page, and when, in ms. */
export interface DragPoint {
  x: number;
  y: number;
  at: number;
}

/** A throw leaves from this speed on, in px per ms, after this distance in px. */
const throwSpeed = 0.5;
const throwDistance = 16;
/** Without a throw a sheet leaves from this part of its size on. */
const farEnough = 0.4;
/** The speed is that of the last instants of a drag, in ms: a finger that rests throws nothing. */
const speedOverMs = 80;

const along = (direction: DragDirection, from: DragPoint, to: DragPoint): number => {
  if (direction === 'down') return to.y - from.y;
  return direction === 'right' ? to.x - from.x : from.x - to.x;
};

/** Returns how far a sheet has followed the finger, in px: never further than where it was open. */
export function dragDistance(direction: DragDirection, from: DragPoint, to: DragPoint): number {
  return Math.max(0, along(direction, from, to));
}

/** Returns the speed of a drag at its end, in px per ms; negative on the way back. */
export function dragSpeed(direction: DragDirection, points: readonly DragPoint[], now: number): number {
  const recent = points.filter(({ at }) => now - at <= speedOverMs);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined || last.at === first.at) return 0;
  return along(direction, first, last) / (last.at - first.at);
}

/**
 * Returns whether a sheet that is let go leaves: thrown, or far enough and not on its way back. `distance` and `size` are in
 * px along its way, `speed` in px per ms.
 */
export function isThrown({ distance, speed, size }: Record<'distance' | 'speed' | 'size', number>): boolean {
  if (speed <= -throwSpeed) return false;
  return (speed >= throwSpeed && distance >= throwDistance) || distance >= size * farEnough;
}
