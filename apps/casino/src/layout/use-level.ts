import { useNumberFormat } from '@casino-kit/i18n';
import { usePlayer } from '@casino-kit/session';
import { usePageTexts } from '../app/page-texts.js';

/** The player's level in words. */
export interface Level {
  name: string;
  /** The points to the next level; `null` for the highest one. */
  next: { text: string; /** From 0 to 1. */ progress: number } | null;
}

/** Returns the player's level as the server sends it (§3); `null` for a guest and for an account without one. */
export function useLevel(): Level | null {
  const t = usePageTexts();
  const numbers = useNumberFormat();
  const level = usePlayer()?.userLoyaltyLevel;
  if (!level) return null;
  const { points, pointsToNext, nextName } = level;
  const name =
    level.name === '' ? t('shell.vipClub.levelNumber', { level: numbers.format(level.level) }) : level.name;
  if (pointsToNext === null) return { name, next: null };
  const left = numbers.format(pointsToNext);
  const text =
    nextName === null
      ? t('shell.vipClub.nextNameless', { points: left })
      : t('shell.vipClub.next', { points: left, name: nextName });
  return { name, next: { text, progress: points / (points + pointsToNext) } };
}
