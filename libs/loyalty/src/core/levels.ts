import { type ClubLevel, type LevelBenefit } from '@casino-kit/api-contract';

/** Returns levels from the lowest to the highest; of two with one number the first counts. */
export function sortLevels(levels: readonly ClubLevel[]): ClubLevel[] {
  const byNumber = new Map<number, ClubLevel>();
  for (const level of levels) if (!byNumber.has(level.level)) byNumber.set(level.level, level);
  return [...byNumber.values()].sort((a, b) => a.level - b.level);
}

/**
 * Returns sorted levels in groups (`loyaltyLevelGroupSteps`, §3): each step is the number of the level with which a group
 * begins. Levels below the lowest step are a group of their own; groups without a level are left out.
 */
export function groupLevels(levels: readonly ClubLevel[], steps: readonly number[]): ClubLevel[][] {
  const starts = steps.filter(Number.isFinite).toSorted((a, b) => a - b);
  const groups = new Map<number, ClubLevel[]>();
  for (const level of levels) {
    const group = starts.filter((start) => start <= level.level).length;
    groups.set(group, [...(groups.get(group) ?? []), level]);
  }
  return [...groups.values()];
}

/** Where a level stands as seen by a player of the level `own`; `null` is someone whose level is unknown. */
export function getStanding(level: number, own: number | null): 'reached' | 'own' | 'ahead' {
  if (own === null || level > own) return 'ahead';
  return level === own ? 'own' : 'reached';
}

/** Returns which of the theme's six medals the level at a place (from 0) of all levels has, from 1 to 6. */
export function getMedal(place: number, count: number): number {
  const medals = 6;
  if (count <= medals) return Math.min(place + 1, medals);
  return 1 + Math.round((Math.min(place, count - 1) * (medals - 1)) / (count - 1));
}

/** Returns how far a player is on the way to the next level, from 0 to 1; points below zero count as none. */
export function levelProgress({ points, pointsToNext }: { points: number; pointsToNext: number }): number {
  const [got, left] = [Math.max(0, points), Math.max(0, pointsToNext)];
  return left === 0 ? 1 : got / (got + left);
}

/**
 * Returns the two sorted levels that are compared where there is no room for more: the own or else the lowest one, and the
 * `chosen` one, by default the next; `null` where there are not two.
 */
export function comparedLevels(
  levels: readonly ClubLevel[],
  own: number | null,
  chosen: number | null,
): { base: ClubLevel; other: ClubLevel } | null {
  const base = levels.find(({ level }) => level === own) ?? levels[0];
  if (base === undefined) return null;
  const at = levels.indexOf(base);
  const other =
    levels.find((level) => level.level === chosen && level !== base) ?? levels[at + 1] ?? levels[at - 1];
  return other === undefined ? null : { base, other };
}

/** Returns levels without what the brand does not give. */
export function omitBenefit(levels: readonly ClubLevel[], omitted: string): ClubLevel[] {
  return levels.map((level) => ({
    ...level,
    benefits: level.benefits.filter(({ key }) => key !== omitted),
  }));
}

/** A benefit with what each level has of it, in the order of the levels; `null` where a level does not have it. */
export interface BenefitRow {
  key: string;
  name: string;
  values: (LevelBenefit | null)[];
}

/** Returns the benefits of sorted levels, one row for each, in the order in which the highest level names them. */
export function benefitRows(levels: readonly ClubLevel[]): BenefitRow[] {
  const names = new Map<string, string>();
  for (const { benefits } of levels.toReversed())
    for (const { key, name } of benefits) if (!names.has(key)) names.set(key, name);
  return [...names].map(([key, name]) => ({
    key,
    name,
    values: levels.map(({ benefits }) => benefits.find((benefit) => benefit.key === key) ?? null),
  }));
}
