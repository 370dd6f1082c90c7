/** A place in drawing units: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** One decimal, without a negative zero: what a card can show. */
export function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** Two decimals, for gradients and transforms. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A point as path data. */
export const point = (p: Point): string => tenth(p[0]) + ' ' + tenth(p[1]);

/** The point at radius and angle (degrees, clockwise from the right) about a centre. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Path data of a slice of a disc between two angles in degrees. */
export const wedge = (cx: number, cy: number, radius: number, from: number, to: number): string =>
  `M${point([cx, cy])}L${point(polar(cx, cy, radius, from))}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(polar(cx, cy, radius, to))}Z`;

/** Corners of a regular polygon; the first lies at `rotation` degrees. */
export const regularPolygon = (corners: number, radius: number, rotation = -90, cx = 0, cy = 0): Point[] =>
  Array.from({ length: corners }, (_, i) => polar(cx, cy, radius, rotation + (i * 360) / corners));

/** Corners of a star, outer and inner in turn. */
export const starPoints = (
  spikes: number,
  outer: number,
  inner: number,
  rotation = -90,
  cx = 0,
  cy = 0,
): Point[] =>
  Array.from({ length: spikes * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? inner : outer, rotation + (i * 180) / spikes),
  );

/** A cross-section of a tapering band: its middle, half width and the unit normal. */
export interface BandSection {
  middle: Point;
  halfWidth: number;
  normal: Point;
}

/** The item at an index that runs round the list. */
export function cyclic<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('an empty list has no items');
  return item;
}

/** The item at an index that is clamped to the list. */
function clamped<T>(list: readonly T[], index: number): T {
  const item = list[Math.max(0, Math.min(list.length - 1, index))];
  if (item === undefined) throw new Error('a spline needs at least one point');
  return item;
}

/** Point on the Catmull–Rom spline through `points`, `t` in 0 … points.length − 1. */
function splinePoint(points: readonly Point[], t: number): Point {
  const k = Math.min(points.length - 2, Math.floor(t));
  const u = t - k;
  const [a, b, c, d] = [k - 1, k, k + 1, k + 2].map((i) => clamped(points, i)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const blend = (j: 0 | 1): number =>
    0.5 *
    (2 * b[j] +
      (c[j] - a[j]) * u +
      (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * u * u +
      (3 * b[j] - a[j] - 3 * c[j] + d[j]) * u ** 3);
  return [blend(0), blend(1)];
}

/** Path data of quadratic curves through the midpoints of a side, ending at its last point. */
function smoothSide(side: readonly Point[]): string {
  let data = '';
  for (let i = 1; i < side.length - 1; i++) {
    const here = clamped(side, i);
    const next = clamped(side, i + 1);
    data += `Q${point(here)} ${point([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])}`;
  }
  return data + 'L' + point(clamped(side, side.length - 1));
}

/**
 * A band that tapers along a spline: tentacles, horns, bodies of fish.
 * @param points two or more points of the middle line
 * @param width0 full width at the start @param width1 full width at the end
 * @param power above 1 the band stays wide for longer
 */
export function taperedBand(points: readonly Point[], width0: number, width1: number, steps = 12, power = 1) {
  const spline = Array.from({ length: steps + 1 }, (_, i) =>
    splinePoint(points, (i / steps) * (points.length - 1)),
  );
  const left: Point[] = [];
  const right: Point[] = [];
  const sections: BandSection[] = [];
  spline.forEach((p, i) => {
    const before = clamped(spline, i - 1);
    const after = clamped(spline, i + 1);
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const halfWidth = (width0 + (width1 - width0) * (i / steps) ** power) / 2;
    left.push([p[0] - (dy / length) * halfWidth, p[1] + (dx / length) * halfWidth]);
    right.unshift([p[0] + (dy / length) * halfWidth, p[1] - (dx / length) * halfWidth]);
    sections.push({ middle: p, halfWidth, normal: [-dy / length, dx / length] });
  });
  const outline =
    'M' +
    point(clamped(left, 0)) +
    smoothSide(left) +
    'L' +
    point(clamped(right, 0)) +
    smoothSide(right) +
    'Z';
  return { outline, sections };
}
