import { type SettingsFields } from '@casino-kit/api-contract';
import { toUtcDay } from '../clock.js';
import { getPolicy } from '../settings/brand-settings.js';

/** The minimum age of a player in whole years (decisions 48), and the day on which it is checked, `YYYY-MM-DD`. */
export interface AgeRule {
  today: string;
  minimumAge: number;
}

/** Returns the brand's rule at a point in time. */
export function getAgeRule(settings: Partial<SettingsFields>, now: Date): AgeRule {
  return { today: toUtcDay(now), minimumAge: getPolicy(settings).minimumAge };
}
