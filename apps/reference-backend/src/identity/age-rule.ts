import { defaultMinimumAge, type SettingsFields } from '@casino-kit/api-contract';
import { dayOf } from '../clock.js';

/** How old a player must be, in whole years (decisions 48), and the day on which that counts, `YYYY-MM-DD`. */
export interface AgeRule {
  today: string;
  minimumAge: number;
}

/** The brand's rule at a point in time. */
export function ageRuleOf({ policy }: Partial<SettingsFields>, now: Date): AgeRule {
  return { today: dayOf(now), minimumAge: policy?.minimumAge ?? defaultMinimumAge };
}
