import { type FaceId } from './drawing/lettering.js';

/** A theme package that has its own artwork. */
export type ThemeId = 'curacao' | 'lulu';

/** Colours and wordmark of a theme's artwork; hues in degrees, chroma as in OKLCH. */
export interface ThemeBrand {
  box: { hue: number; chroma: number };
  lid: { hue: number; chroma: number };
  ribbonHue: number;
  coinHue: number;
  word: { face: FaceId; text: string; size: number; base: number; track: number };
  /** the two colours of the symbol */
  gradient: readonly [string, string];
}

/** The brands, by theme. */
export const THEMES: Readonly<Record<ThemeId, ThemeBrand>> = {
  curacao: {
    box: { hue: 245, chroma: 0.17 },
    lid: { hue: 238, chroma: 0.18 },
    ribbonHue: 75,
    coinHue: 82,
    word: { face: 'sora', text: 'curacao', size: 23, base: 22.5, track: -10 },
    gradient: ['#1FB6FF', '#2F6BFF'],
  },
  lulu: {
    box: { hue: 335, chroma: 0.2 },
    lid: { hue: 325, chroma: 0.21 },
    ribbonHue: 88,
    coinHue: 88,
    word: { face: 'outfit', text: 'lulu', size: 27, base: 24.5, track: 10 },
    gradient: ['#E056FD', '#FF4F8B'],
  },
};
