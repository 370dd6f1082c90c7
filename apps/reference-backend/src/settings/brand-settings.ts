import { eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { type Policy, policyFrom, type SettingsFields } from '@casino-kit/api-contract';
import { type ProtectionPolicy, protectionPolicyFrom } from '@casino-kit/api-contract/protection-policy';
import { type Database } from '../database/database.js';
import { brandFields, type BrandFields } from './brand-fields.js';
import { publicHelpLines } from './help-lines.js';
import { settingsTexts } from './settings-texts.js';
import { brandSettings } from './tables.js';

/** The reference brand. Omitted settings use the client's defaults (§9). */
const referenceBrand: Partial<BrandFields> = {
  brandName: 'curacao',
  theme: 'curacao',
  navigationSystem: 'basic',
  allowGuestPlayDemoGames: true,
  allowGameViewNotLoggedUser: true,
  showMobileBottomMenu: true,
  showRakebackCalendar: true,
  showLiveChat: true,
  inactivitySessionTimeout: 30,
  passwordMinLength: 6,
  cookiesPopup: true,
  depositFormVersion: 1,
  // The first deposit stays short: what its payment does not need is requested later.
  allowDepWithoutAddress: true,
  loyaltyLevelGroupSteps: [1],
  clubHost: { name: 'Marina', email: 'vip@casino.example', fromLevel: 4 },
  affiliateKeyQueryParameter: 'nxafk',
  referAFriendPercent: 10,
  excludedCountryCodeList: [],
  apiVersion: '1.0',
  policy: { preset: 'curacao', sessionClock: true, netPositionInGame: true },
  operator: {
    name: 'Casino Kit Reference',
    supportEmail: 'support@casino.example',
    complaintsEmail: 'complaints@casino.example',
    disputeBody: { name: 'Example Disputes', url: 'https://disputes.example', days: 56 },
    helpLines: publicHelpLines,
    fundsProtection: { level: 'none' },
    dormantAccount: { months: 12, currencyCode: 'EUR' },
  },
  footer: {
    payments: ['Visa', 'Mastercard', 'Skrill', 'SEPA', 'UPI', 'Pix', 'Bitcoin', 'Tether'],
    providers: [
      { id: 'northlight', name: 'Northlight' },
      { id: 'emberforge', name: 'Ember Forge' },
      { id: 'tidewater', name: 'Tidewater' },
      { id: 'pixelgrove', name: 'Pixelgrove' },
      { id: 'goldleaf', name: 'Goldleaf' },
      { id: 'kitekey', name: 'Kite & Key' },
      { id: 'monolith', name: 'Monolith' },
      { id: 'velvetroom', name: 'Velvet Room' },
    ],
  },
  heroTexts: {
    title: settingsTexts.ofAll('hero.title'),
  },
};

/**
 * Fields of the registration form (§7): 1 shown, 0 hidden. A phone named here would be asked with the email, too (§5);
 * without its name it only has a form of its own.
 */
const referenceRegistrationFields: Readonly<Record<string, number>> = {
  email: 1,
  password: 1,
  dateOfBirth: 1,
  countryCode: 1,
  currencyCode: 1,
  username: 1,
  firstName: 0,
  lastName: 0,
  city: 0,
  zipCode: 0,
  address: 0,
  gender: 0,
};

const onlyId = 1;
const settingsSchema = v.partial(v.strictObject(brandFields));

/** Settings to change; `null` resets a setting to that of the reference brand. */
export type SettingsChanges = { [K in keyof BrandFields]?: BrandFields[K] | null | undefined };

async function changedByBrand(database: Database) {
  const [row] = await database.select().from(brandSettings).where(eq(brandSettings.id, onlyId));
  return row;
}

/**
 * Returns the settings of the reference brand with the brand's changes, if there are any. Where an identity check comes before
 * a deposit, documents are taken before it. Where a player has one bonus only, no calendar shows what play gives back.
 */
export function withReferenceBrand(changes: Partial<BrandFields> | null | undefined): Partial<BrandFields> {
  const settings = { ...referenceBrand, ...changes };
  const { identityCheckBefore, oneBonusOnly, inactivityMinutes } = getProtectionPolicy(settings);
  const brandMinutes = settings.inactivitySessionTimeout ?? Number.POSITIVE_INFINITY;
  return {
    ...settings,
    ...(identityCheckBefore === 'deposit' && { allowKYCBeforeDeposit: true }),
    ...(inactivityMinutes !== null && {
      inactivitySessionTimeout: Math.min(brandMinutes, inactivityMinutes),
    }),
    ...(oneBonusOnly && { showRakebackCalendar: false, showProfileCalendar: false }),
  };
}

/** Returns the current settings: those of the reference brand until the control page changes them. */
export async function readBrandSettings(database: Database): Promise<Partial<BrandFields>> {
  return withReferenceBrand((await changedByBrand(database))?.settings);
}

/** The brand's changes as a column of a statement that reads something else, for {@link withReferenceBrand}. */
export function changedSettingsColumn(database: Database): SQL<Partial<BrandFields> | null> {
  const changes = database
    .select({ settings: brandSettings.settings })
    .from(brandSettings)
    .where(eq(brandSettings.id, onlyId));
  return sql`${changes}`;
}

/** Returns the policy that settings describe (decisions 36). */
export function getPolicy({ policy }: Partial<SettingsFields>): Policy {
  return policyFrom(policy ?? {});
}

/** Returns what the server enforces by the settings' policy (decisions 76). */
export function getProtectionPolicy({ policy }: Pick<Partial<BrandFields>, 'policy'>): ProtectionPolicy {
  return protectionPolicyFrom(policy ?? {});
}

/** What a sign-up needs where the policy asks for complete details (`fullSignUp`): 2 for what a form lets be empty otherwise. */
const fullSignUpFields = {
  firstName: 1,
  lastName: 1,
  dateOfBirth: 1,
  countryCode: 1,
  city: 2,
  zipCode: 2,
  address: 2,
} as const;

/** Returns the current fields of the registration form: those of the brand, and what the policy asks for. */
export async function readRegistrationFields(database: Database): Promise<Record<string, number>> {
  const changed = await changedByBrand(database);
  const { fullSignUp, consentAtSignUp } = getProtectionPolicy(withReferenceBrand(changed?.settings));
  return {
    ...referenceRegistrationFields,
    ...changed?.registrationFields,
    ...(fullSignUp && fullSignUpFields),
    // Offers are agreed to one by one instead, at the end of the sign-up.
    ...(consentAtSignUp && { newsletter: 0 }),
  };
}

/** Updates the brand's row from its current content. */
async function rewrite(
  database: Database,
  change: (row: Pick<typeof brandSettings.$inferSelect, 'settings' | 'registrationFields'>) => {
    settings?: Partial<BrandFields> | undefined;
    registrationFields?: Record<string, number> | undefined;
  },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .insert(brandSettings)
      .values({ id: onlyId, settings: {}, updatedAt: now })
      .onConflictDoNothing();
    const [row] = await transaction
      .select()
      .from(brandSettings)
      .where(eq(brandSettings.id, onlyId))
      .for('update');
    if (row === undefined) return;
    await transaction
      .update(brandSettings)
      .set({ ...change(row), updatedAt: now })
      .where(eq(brandSettings.id, onlyId));
  });
}

/** Changes single settings; each must match the schema of its field. @throws ValiError naming what does not match. */
export async function changeBrandSettings(
  database: Database,
  changes: SettingsChanges,
  now: Date,
): Promise<void> {
  const isBack = ([name, value]: [string, unknown]) => value === null && Object.hasOwn(brandFields, name);
  const entries = Object.entries(changes);
  const back = new Set(entries.filter(isBack).map(([name]) => name));
  const checked = v.parse(settingsSchema, Object.fromEntries(entries.filter((entry) => !isBack(entry))));
  await rewrite(
    database,
    ({ settings }) => {
      const kept = Object.entries({ ...settings, ...checked }).filter(([name]) => !back.has(name));
      return { settings: Object.fromEntries(kept) };
    },
    now,
  );
}

/** Shows (1) or hides (0) fields of the registration form; `null` resets a field to that of the reference brand. */
export async function changeRegistrationFields(
  database: Database,
  changes: Readonly<Record<string, number | null>>,
  now: Date,
): Promise<void> {
  await rewrite(
    database,
    ({ registrationFields }) => ({
      registrationFields: Object.fromEntries(
        Object.entries({ ...registrationFields, ...changes }).filter(
          (entry): entry is [string, number] => entry[1] !== null,
        ),
      ),
    }),
    now,
  );
}
