import { svgElement } from '../../element.js';

/** Creates the picture of a gem or a mine; it is decoration beside a name. */
export function tilePicture(kind: 'gem' | 'mine'): SVGSVGElement {
  const path = (d: string, part: string) => svgElement('path', { d, class: part });
  const parts =
    kind === 'gem'
      ? [
          path('M10 12h28l8 10-22 20L2 22z', 'm-gem-deep'),
          path('M10 12h28l-5 10H15z', 'm-gem-light'),
          path('M15 22h18l-9 20z', 'm-gem'),
        ]
      : [
          path('M24 4v40M4 24h40M10 10l28 28M38 10 10 38', 'm-spikes'),
          svgElement('circle', { cx: 24, cy: 24, r: 13, class: 'm-ball' }),
          svgElement('circle', { cx: 19, cy: 19, r: 3.5, class: 'm-shine' }),
        ];
  return svgElement(
    'svg',
    { class: `m-picture is-${kind}`, viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    ...parts,
  );
}
