import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { formFieldsValidation, settingsFields, type SettingsFields } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { brandSettings } from './tables.js';

/** The reference brand. What is not said here falls to the client's defaults (§9). */
const referenceBrand: Partial<SettingsFields> = {
  brandName: 'curacao',
  theme: 'curacao',
  navigationSystem: 'basic',
  allowGuestPlayDemoGames: true,
  allowGameViewNotLoggedUser: true,
  showMobileBottomMenu: true,
  inactivitySessionTimeout: 30,
  passwordMinLength: 6,
  cookiesPopup: true,
  depositFormVersion: 1,
  loyaltyLevelGroupSteps: [1],
  excludedCountryCodeList: [],
  apiVersion: '1.0',
  policy: { preset: 'curacao', sessionClock: true, netPositionInGame: true },
};

const onlyId = 1;

/** The settings as they are served: those of the reference brand until the control page changes them. */
export async function readBrandSettings(database: Database): Promise<Record<string, unknown>> {
  const [row] = await database.select().from(brandSettings).where(eq(brandSettings.id, onlyId));
  return { ...referenceBrand, ...row?.settings };
}

/** Changes single settings; each must fit the schema of its field. @throws ValiError naming what does not fit. */
export async function changeBrandSettings(
  database: Database,
  changes: Partial<SettingsFields>,
  now: Date,
): Promise<void> {
  const checked = v.parse(v.partial(v.strictObject(settingsFields)), changes);
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(brandSettings)
      .where(eq(brandSettings.id, onlyId))
      .for('update');
    const settings = { ...row?.settings, ...checked };
    await transaction
      .insert(brandSettings)
      .values({ id: onlyId, settings, updatedAt: now })
      .onConflictDoUpdate({ target: brandSettings.id, set: { settings, updatedAt: now } });
  });
}

/** What a new password must have (§5). */
export interface PasswordRules {
  minLength: number;
  needsSpecialCharacter: boolean;
  needsDigit: boolean;
  needsUppercase: boolean;
}

const passwordSettings = v.object({
  formFieldsValidation: v.fallback(v.optional(formFieldsValidation), undefined),
  passwordMinLength: v.fallback(v.optional(settingsFields.passwordMinLength), undefined),
  passwordNeedSpecialCharacter: v.fallback(v.optional(v.boolean()), undefined),
  passwordNeedNumbers: v.fallback(v.optional(v.boolean()), undefined),
  passwordNeedUppercase: v.fallback(v.optional(v.boolean()), undefined),
});

/** The password rules of the settings: from `formFieldsValidation` or the top level (decisions 17). */
export function passwordRulesOf(settings: Record<string, unknown>): PasswordRules {
  const top = v.parse(passwordSettings, settings);
  const form = top.formFieldsValidation;
  return {
    minLength: form?.passwordMinLength ?? top.passwordMinLength ?? 6,
    needsSpecialCharacter: form?.passwordNeedSpecialCharacter ?? top.passwordNeedSpecialCharacter ?? false,
    needsDigit: form?.passwordNeedNumbers ?? top.passwordNeedNumbers ?? false,
    needsUppercase: form?.passwordNeedUppercase ?? top.passwordNeedUppercase ?? false,
  };
}
