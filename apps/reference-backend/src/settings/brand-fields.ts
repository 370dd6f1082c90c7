import type * as v from 'valibot';
import { settingsFields, type SettingsFields } from '@casino-kit/api-contract';
import { fullPolicySetting } from '@casino-kit/api-contract/protection-policy';

/** The schema of each setting of a brand. */
export const brandFields = { ...settingsFields, policy: fullPolicySetting };

/** The settings of a brand, with the switches of its policy that only the server needs. */
export interface BrandFields extends Omit<SettingsFields, 'policy'> {
  policy: v.InferOutput<typeof fullPolicySetting>;
}
