import type * as v from 'valibot';
import { type policy as policySetting, type policyPresets } from './entities/settings.js';
import { defaultMinimumAge } from './minimum-age.js';

export type PolicyPreset = (typeof policyPresets)[number];

/** Points where regulators disagree with the spec, decided switch by switch (decisions 36). */
export interface Policy {
  preset: PolicyPreset;
  /** The minimum age of a player, in whole years; a value in every text that mentions it (decisions 48). */
  minimumAge: number;
  /** A player may cancel a withdrawal that is still pending. */
  playerCancelledWithdrawals: boolean;
  /** Hours until a loosened limit counts; a tightened one counts at once. */
  limitLooseningDelayHours: number;
  newsletterPreselected: boolean;
  /** A reject-all button of the same weight beside accept-all. */
  cookieRejectAll: boolean;
  guestDemoPlay: boolean;
  /** Minutes of play between two reality checks, `null` for none. */
  realityCheckMinutes: number | null;
  sessionClock: boolean;
  netPositionInGame: boolean;
  /** The highest wagering requirement, as a multiple of the bonus; `null` for no cap. */
  wageringCap: number | null;
  /** A choice of limits (which may be "none") before the account can be used. */
  forcedLimitChoice: boolean;
  /** A new login ends the sessions elsewhere (`CONCURRENT_SESSION`). */
  singleSession: boolean;
}

type Switches = Omit<Policy, 'preset'>;

/** The spec's behaviour. */
export const defaultPolicy: Switches = {
  minimumAge: defaultMinimumAge,
  playerCancelledWithdrawals: true,
  limitLooseningDelayHours: 0,
  newsletterPreselected: true,
  cookieRejectAll: false,
  guestDemoPlay: true,
  realityCheckMinutes: null,
  sessionClock: false,
  netPositionInGame: false,
  wageringCap: null,
  forcedLimitChoice: false,
  singleSession: false,
};

/** What the licences of the last years have in common. */
const regulated: Switches = {
  ...defaultPolicy,
  limitLooseningDelayHours: 24,
  newsletterPreselected: false,
  cookieRejectAll: true,
  realityCheckMinutes: 60,
  sessionClock: true,
};

/** The regulated ones of countries where money is played for only after a choice of limits. */
const guarded: Switches = {
  ...regulated,
  playerCancelledWithdrawals: false,
  guestDemoPlay: false,
  netPositionInGame: true,
  forcedLimitChoice: true,
};

const presets: Readonly<Record<PolicyPreset, Switches>> = {
  curacao: defaultPolicy,
  'curacao-2025': { ...regulated, netPositionInGame: true },
  ukgc: { ...guarded, wageringCap: 10 },
  mga: { ...regulated, forcedLimitChoice: true },
  ontario: { ...guarded, minimumAge: 19 },
  sweden: { ...guarded, limitLooseningDelayHours: 72 },
  netherlands: { ...guarded, limitLooseningDelayHours: 168, realityCheckMinutes: 30 },
  germany: { ...guarded, limitLooseningDelayHours: 168, singleSession: true },
  strict: {
    ...guarded,
    minimumAge: 19,
    limitLooseningDelayHours: 168,
    realityCheckMinutes: 30,
    wageringCap: 10,
    singleSession: true,
  },
};

/**
 * Returns the policy that the setting `policy` describes: its preset (`curacao`, the spec's behaviour, if it names none),
 * with each switch that it names in place of the preset's.
 */
export function policyFrom(setting: v.InferOutput<typeof policySetting>): Policy {
  const { preset = 'curacao', ...switches } = setting;
  const named = Object.fromEntries(Object.entries(switches).filter(([, value]) => value !== undefined));
  return { ...presets[preset], ...named, preset };
}
