import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { cyclic, tenth } from '../drawing/geometry.js';
import { circle, path, rect } from '../drawing/shapes.js';

/**
 * A row of painted gabled houses with lit windows, standing on `base`, from x `from` to beyond `to`.
 * @param random the chance that gives their widths, heights and lights
 */
export function facades(art: Art, random: () => number, from: number, to: number, base: number): string {
  const paints = [
    [75, 0.13],
    [28, 0.13],
    [195, 0.09],
    [250, 0.12],
    [95, 0.07],
    [355, 0.11],
    [165, 0.08],
    [55, 0.13],
  ] as const;
  let houses = '';
  let x = from;
  let k = 0;
  const win = (lit: boolean) => (lit ? oklch(0.9, 0.12, 82) : oklch(0.24, 0.05, 262));
  while (x < to) {
    const w = 62 + random() * 34,
      h = 96 + random() * 74,
      [hh, hc] = cyclic(paints, k++),
      top = base - h,
      m = x + w / 2,
      g = k % 5,
      L = 0.5 + random() * 0.1;
    const fill = art.linear([
        [0, oklch(L - 0.1, hc, hh)],
        [0.75, oklch(L + 0.04, hc, hh)],
        [1, oklch(L + 0.12, hc, hh)],
      ]),
      trim = oklch(0.9, 0.03, 90);
    const gable = cyclic(
      [
        `M${x} ${top}H${x + w * 0.14}V${top - 12}H${x + w * 0.28}V${top - 24}H${x + w * 0.4}V${top - 36}H${x + w * 0.6}V${top - 24}H${x + w * 0.72}V${top - 12}H${x + w * 0.86}V${top}H${x + w}V${base}H${x}Z`,
        `M${x} ${top}C${x + w * 0.2} ${top} ${x + w * 0.16} ${top - 22} ${x + w * 0.3} ${top - 26}C${x + w * 0.36} ${top - 46} ${x + w * 0.64} ${top - 46} ${x + w * 0.7} ${top - 26}C${x + w * 0.84} ${top - 22} ${x + w * 0.8} ${top} ${x + w} ${top}V${base}H${x}Z`,
        `M${x - 3} ${top}L${m} ${top - 40}L${x + w + 3} ${top}V${base}H${x}Z`,
        `M${x} ${top - 8}H${x + w}V${base}H${x}Z`,
        `M${x} ${top}H${x + w * 0.2}C${x + w * 0.24} ${top - 14} ${x + w * 0.3} ${top - 16} ${x + w * 0.3} ${top - 30}L${m} ${top - 44}L${x + w * 0.7} ${top - 30}C${x + w * 0.7} ${top - 16} ${x + w * 0.76} ${top - 14} ${x + w * 0.8} ${top}H${x + w}V${base}H${x}Z`,
      ],
      g,
    ).replace(/\d+\.\d+/g, (v) => String(tenth(Number(v))));
    let s = path(gable, fill, `stroke="${trim}" stroke-width="2.2" stroke-opacity=".75"`);
    if (g === 3) s += rect(x - 3, top - 12, w + 6, 8, 2, trim, 'opacity=".8"');
    const cols = w > 78 ? 3 : 2,
      rows = Math.floor((h - 46) / 30),
      gw = w / cols;
    for (let ry = 0; ry < rows; ry++)
      for (let c = 0; c < cols; c++) {
        const lit = random() < 0.5,
          wx = x + gw * (c + 0.5) - 6,
          wy = top + 12 + ry * 30;
        s += rect(wx - 1.6, wy - 1.6, 15, 20, 1.5, trim, 'opacity=".6"') + rect(wx, wy, 12, 17, 1, win(lit));
      }
    if (g !== 3)
      s += circle(
        m,
        top - 14,
        4.5,
        win(random() < 0.6),
        `stroke="${trim}" stroke-width="1.2" stroke-opacity=".7"`,
      );
    for (let c = 0; c < cols; c++) {
      const dx = x + gw * (c + 0.5);
      s += path(
        `M${tenth(dx - 9)} ${base}V${base - 20}A9 9 0 0 1 ${tenth(dx + 9)} ${base - 20}V${base}Z`,
        c % 2 ? oklch(0.2, 0.05, 262) : oklch(0.88, 0.14, 78),
      );
    }
    houses += s;
    x += w + 1.5;
  }
  return houses;
}
