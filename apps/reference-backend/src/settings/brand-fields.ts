import * as v from 'valibot';
import { settingsFields, type SettingsFields } from '@casino-kit/api-contract';
import { fullPolicySetting } from '@casino-kit/api-contract/protection-policy';

/** The person who looks after players of the VIP club from a level on, with the brand's own words by wire code of a locale. */
const clubHostSetting = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  email: v.pipe(v.string(), v.email()),
  text: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(1_000)))),
  fromLevel: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The schema of each setting of a brand. */
export const brandFields = { ...settingsFields, policy: fullPolicySetting, clubHost: clubHostSetting };

/** The settings of a brand, with what only the server needs: the switches of its policy, and the club's host. */
export interface BrandFields extends Omit<SettingsFields, 'policy'> {
  policy: v.InferOutput<typeof fullPolicySetting>;
  clubHost: v.InferOutput<typeof clubHostSetting>;
}
