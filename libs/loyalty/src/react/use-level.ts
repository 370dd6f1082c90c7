'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { usePlayer } from '@casino-kit/session';
import { levelProgress } from '../core/levels.js';
import { useTexts } from './texts.js';

/** A player's level, ready to be shown. */
export interface OwnLevel {
  /** Counts from the lowest level, as the server sends it. */
  level: number;
  name: string;
  points: number;
  /** The points with which the next level is reached; `null` for the highest one. */
  next: {
    needed: number;
    /** "1,240 points to Platinum" */ text: string;
    /** From 0 to 1. */ progress: number;
  } | null;
}

/** Returns the player's level as the details of the user have it (§3); `null` for a guest and for an account without one. */
export function useLevel(): OwnLevel | null {
  const t = useTexts();
  const numbers = useNumberFormat();
  const own = usePlayer()?.userLoyaltyLevel;
  if (!own) return null;
  const { level, points, pointsToNext, nextName } = own;
  const name = own.name === '' ? t('loyalty.levelNumber', { level: numbers.format(level) }) : own.name;
  if (pointsToNext === null) return { level, name, points, next: null };
  const count = { count: pointsToNext, points: numbers.format(pointsToNext) };
  const text =
    nextName === null ? t('loyalty.nextNameless', count) : t('loyalty.next', { ...count, name: nextName });
  const progress = levelProgress({ points, pointsToNext });
  return { level, name, points, next: { needed: points + pointsToNext, text, progress } };
}
