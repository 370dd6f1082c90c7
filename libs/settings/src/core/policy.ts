import { defaultMinimumAge, type policyPresets } from '@casino-kit/api-contract';
import { type Settings } from './defaults.js';

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
  /** A new sign-in ends the sessions elsewhere (`CONCURRENT_SESSION`). */
  singleSession: boolean;
}

const presets: Readonly<Record<PolicyPreset, Omit<Policy, 'preset'>>> = {
  curacao: {
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
  },
  ukgc: {
    minimumAge: defaultMinimumAge,
    playerCancelledWithdrawals: false,
    limitLooseningDelayHours: 24,
    newsletterPreselected: false,
    cookieRejectAll: true,
    guestDemoPlay: false,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPositionInGame: true,
    wageringCap: 10,
    forcedLimitChoice: true,
    singleSession: false,
  },
  mga: {
    minimumAge: defaultMinimumAge,
    playerCancelledWithdrawals: true,
    limitLooseningDelayHours: 24,
    newsletterPreselected: false,
    cookieRejectAll: true,
    guestDemoPlay: true,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPositionInGame: false,
    wageringCap: null,
    forcedLimitChoice: false,
    singleSession: false,
  },
  strict: {
    minimumAge: defaultMinimumAge,
    playerCancelledWithdrawals: false,
    limitLooseningDelayHours: 72,
    newsletterPreselected: false,
    cookieRejectAll: true,
    guestDemoPlay: false,
    realityCheckMinutes: 30,
    sessionClock: true,
    netPositionInGame: true,
    wageringCap: 10,
    forcedLimitChoice: true,
    singleSession: true,
  },
};

type PolicySettings = Pick<Settings, 'policy' | 'allowGuestPlayDemoGames'>;

/** Every tile of a lobby reads the policy. */
const policies = new WeakMap<PolicySettings, Policy>();

/**
 * Returns the current policy: the preset named in settings (`curacao`, the spec's behaviour, if none is), each switch
 * that the settings name in its place. Guest demo play also needs the setting `allowGuestPlayDemoGames` (§6).
 */
export function resolvePolicy(settings: PolicySettings): Policy {
  const known = policies.get(settings);
  if (known !== undefined) return known;
  const { preset = 'curacao', ...switches } = settings.policy;
  const named = Object.fromEntries(Object.entries(switches).filter(([, value]) => value !== undefined));
  const policy: Policy = { ...presets[preset], ...named, preset };
  const resolved = { ...policy, guestDemoPlay: policy.guestDemoPlay && settings.allowGuestPlayDemoGames };
  policies.set(settings, resolved);
  return resolved;
}
