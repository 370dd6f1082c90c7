import { Art } from './drawing/art.js';
import { oklch } from './drawing/colour.js';
import { svgDocument } from './drawing/document.js';
import { cyclic, point, polar, starPoints, tenth } from './drawing/geometry.js';
import { circle, dots, mirror, path, place, polygon, stroke } from './drawing/shapes.js';
import { brilliant, cutGem } from './motifs/treasure.js';

/** A VIP level's metal (hue, chroma), the spikes of its rim and its stone (hue, chroma; corners of the cut). */
interface Medal {
  name: string;
  h: number;
  c: number;
  spikes: number;
  gem: readonly [hue: number, chroma: number];
  corners: number;
}

/** The levels from the lowest to the highest. */
export const MEDALS: readonly Medal[] = [
  { name: 'bronze', h: 48, c: 0.1, spikes: 8, gem: [48, 0.1], corners: 4 },
  { name: 'silver', h: 255, c: 0.02, spikes: 10, gem: [240, 0.05], corners: 5 },
  { name: 'gold', h: 84, c: 0.15, spikes: 12, gem: [30, 0.2], corners: 6 },
  { name: 'platinum', h: 215, c: 0.035, spikes: 14, gem: [190, 0.13], corners: 8 },
  { name: 'sapphire', h: 255, c: 0.17, spikes: 16, gem: [250, 0.2], corners: 8 },
  { name: 'diamond', h: 310, c: 0.1, spikes: 20, gem: [310, 0.09], corners: 8 },
];

/**
 * The medal of a VIP level, 160 × 160. Ribbons come with silver, the laurel with gold, the crown with sapphire.
 * @param i level, 0 bronze … 5 diamond
 */
export function medal(i: number): string {
  const { name, h, c, spikes: n, corners, gem } = cyclic(MEDALS, i),
    art = new Art('me' + i, 4),
    metal = (x1 = 0, y1 = 0, x2 = 0.8, y2 = 1) =>
      art.linear(
        [
          [0, oklch(0.97, c * 0.4, h)],
          [0.32, oklch(0.82, c, h)],
          [0.58, oklch(0.56, c, h - 8)],
          [0.78, oklch(0.82, c, h)],
          [1, oklch(0.42, c * 0.9, h - 10)],
        ],
        x1,
        y1,
        x2,
        y2,
      ),
    dark = art.linear([
      [0, oklch(0.42, c * 0.7 + 0.02, h)],
      [1, oklch(0.2, c * 0.5 + 0.02, h - 10)],
    ]);

  const laurel =
    i >= 2
      ? mirror(
          art,
          stroke(
            `M${point(polar(80, 84, 61, 104))}A61 61 0 0 1 ${point(polar(80, 84, 61, 206))}`,
            oklch(0.62, c, h - 8),
            1.6,
          ) +
            Array.from(
              {
                length: 7,
              },
              (_, k) =>
                [-32, 30]
                  .map((d) => {
                    const t = 108 + k * 16,
                      p = polar(80, 84, 61, t);
                    return `<path transform="translate(${point(p)}) rotate(${tenth(t + 180 + d)})" d="M0 0C4-6 4-12 0-18C-4-12-4-6 0 0Z" fill="${metal(0, 0, 1, 0)}"/>`;
                  })
                  .join(''),
            ).join(''),
          80,
        )
      : '';
  const crown =
    i >= 4
      ? path(
          'M58 20L54-2L67 8L80-8L93 8L106-2L102 20Z',
          metal(),
          'transform="translate(20 16.5) scale(.75)"',
        ) +
        dots(
          [
            [60.5, 15],
            [80, 10.5],
            [99.5, 15],
          ],
          oklch(0.95, c * 0.4, h),
          5.5,
        )
      : '';
  const tails =
    i >= 1
      ? mirror(
          art,
          path(
            'M70 118L52 158L44 146L30 150L52 108Z',
            art.linear([
              [0, oklch(0.52, Math.max(c, 0.05), h)],
              [1, oklch(0.28, Math.max(c, 0.05) * 0.8, h)],
            ]),
          ),
          80,
        )
      : '';
  return svgDocument(
    art,
    160,
    160,
    tails +
      laurel +
      polygon(starPoints(n, 54, 47, -90, 80, 84), metal()) +
      circle(80, 84, 44, dark) +
      circle(80, 84, 41, 'none', `stroke="${oklch(0.9, c * 0.5, h)}" stroke-width="1.4"`) +
      circle(
        80,
        84,
        37,
        art.radial(
          [
            [0, oklch(0.46, c * 0.8 + 0.02, h)],
            [1, oklch(0.17, c * 0.5 + 0.02, h)],
          ],
          0.5,
          0.35,
          0.7,
        ),
      ) +
      place(
        80,
        84,
        i === 5 ? 0.27 : 0.28,
        0,
        i === 5 ? place(0, -4, 1, 0, brilliant(235, 0.09)) : cutGem(art, gem[0], corners, gem[1]),
      ) +
      stroke('M44 66A42 42 0 0 1 66 45', '#fff', 2.6, 'stroke-linecap="round" opacity=".7"') +
      crown,
    name + ' medal',
  );
}
