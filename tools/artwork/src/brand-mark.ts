import { THEMES, type ThemeId } from './brand-theme.js';
import { Art } from './drawing/art.js';
import { oklch } from './drawing/colour.js';
import { svgDocument } from './drawing/document.js';
import { measure, textPath } from './drawing/lettering.js';
import { circle, path, place, rect, stroke } from './drawing/shapes.js';
import { darkGold, gold } from './motifs/materials.js';

/** The symbol in a box of 32 × 32: façades over water, or a drawn l. */
function symbol(art: Art, theme: ThemeId): string {
  const [c1, c2] = THEMES[theme].gradient,
    fill = art.fade(c1, c2, 'diagonal');
  if (theme === 'curacao')
    return (
      rect(0, 0, 32, 32, 9, fill) +
      path(
        'M6 19V12.2L8.4 9.6L10.8 12.2V19ZM12.2 19V8.6L14 8.6V7L16 5L18 7V8.6H19.8V19ZM21.2 19V12.4C21.2 10.8 22.6 10.6 23.6 9.2C24.6 10.6 26 10.8 26 12.4V19Z',
        '#fff',
      ) +
      path(
        'M7.6 14H9.2V16.4H7.6ZM14.2 11.4H15.4V14H14.2ZM16.6 11.4H17.8V14H16.6ZM22.8 14H24.4V16.4H22.8Z',
        c2,
      ) +
      stroke(
        'M6 22.6C8 21.4 9.6 21.4 11.4 22.6S15 23.8 16.6 22.6S20 21.4 22 22.6S25 23.4 26 22.8',
        '#fff',
        1.7,
        'stroke-linecap="round"',
      ) +
      stroke(
        'M9.5 26.2C11 25.4 12.4 25.4 14 26.2S17.4 27 19 26.2S21.6 25.5 22.5 25.8',
        '#fff',
        1.5,
        'stroke-linecap="round" opacity=".6"',
      )
    );
  return (
    circle(16, 16, 16, fill) +
    stroke(
      'M10.6 22.6C8.2 22.6 7 20.6 7 18V10.6C7 8.6 8.2 7.2 9.8 7.2S12.6 8.6 12.6 10.6C12.6 15 9 18.8 9.4 20.8C9.8 24.4 15.4 24 16.6 20.4C17.8 16.8 22.6 14.6 22.6 10.6C22.6 8.6 21.4 7.2 19.8 7.2S17 8.6 17 10.6V18C17 21.6 18.8 23.6 21.2 23.6C23.2 23.6 24.6 22.4 25.4 20.6',
      '#fff',
      2.3,
      'stroke-linecap="round" stroke-linejoin="round"',
    )
  );
}

/** The symbol alone, 32 × 32. */
export function brandSymbol(theme: ThemeId): string {
  const art = new Art(`b${theme[0]}s`, 1);
  return svgDocument(art, 32, 32, symbol(art, theme), THEMES[theme].word.text);
}

/** Symbol and wordmark, 32 units high, the word in the given colour. */
export function brandMark(theme: ThemeId, colour = '#F3F6FF'): string {
  const art = new Art(`b${theme[0]}f`, 1);
  const { face, text, size, base, track } = THEMES[theme].word;
  const width = Math.ceil(43 + (measure(face, text, track) * size) / 1000);
  const word = textPath(face, text, size, 42, base, colour, { track, grid: 20 });
  return svgDocument(art, width, 32, symbol(art, theme) + word, text);
}

/** The reward coin of a theme, 120 × 120. */
export function coin(theme: ThemeId): string {
  const art = new Art('co' + theme[0], 2),
    h = THEMES[theme].coinHue;
  return svgDocument(
    art,
    120,
    120,
    circle(60, 66, 52, oklch(0.2, 0.04, h), 'opacity=".35"') +
      place(
        60,
        58,
        0.56,
        0,
        circle(0, 8, 94, oklch(0.44, 0.1, h - 20)),
        circle(0, 0, 94, gold(art, h)),
        circle(0, 0, 80, darkGold(art, h - 10)),
        circle(0, 0, 76, gold(art, h)),
        `<circle r="87" fill="none" stroke="${oklch(0.55, 0.11, h - 14)}" stroke-width="9" stroke-dasharray="2.4 5.2" opacity=".6"/>`,
      ) +
      place(
        60,
        58,
        1,
        0,
        theme === 'curacao'
          ? path(
              'M-22 10V-7L-16-14L-10-7V10ZM-7 10V-15H-3V-19L0-24L3-19V-15H7V10ZM10 10V-7C10-11 14-12 16-15C18-12 22-11 22-7V10Z',
              oklch(0.46, 0.11, 62),
            ) +
              stroke(
                'M-22 19C-16 14-12 14-6 19S6 24 10 19S18 15 22 18',
                oklch(0.46, 0.11, 62),
                4.5,
                'stroke-linecap="round"',
              )
          : path(
              'M0 26C-20 12-30 0-30-11C-30-21-22-27-14-27C-8-27-2-24 0-18C2-24 8-27 14-27C22-27 30-21 30-11C30 0 20 12 0 26Z',
              oklch(0.52, 0.13, 62),
              'transform="scale(.92)"',
            ),
      ) +
      stroke('M26 42A40 40 0 0 1 48 22', '#fff', 4, 'stroke-linecap="round" opacity=".8"'),
    'coin',
  );
}
