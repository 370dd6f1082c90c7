import { type CookieJar } from '@casino-kit/session';
import * as v from 'valibot';
import { type Campaign } from './campaign.js';

/** How long the parameters of a campaign are stored, in days (§9). */
const storedDays = 365;
/** How long a parameter counts as the visitor's last one: seven days less an hour, in milliseconds (§9). */
const lastParameterMs = (7 * 24 - 1) * 60 * 60 * 1_000;

const stored = v.pipe(v.string(), v.parseJson(), v.object({ value: v.unknown(), at: v.number() }));
const marketing = v.record(v.string(), v.string());

/** Remembers the campaign of a visitor in cookies: `cpnc`, `pid` and `mkt`, each with the time it was received. */
export interface CampaignStore {
  /** Stores what an address says; parameters that it does not have stay as they are. */
  remember(campaign: Campaign): void;
  /** Returns what was stored within 365 days. */
  known(): Campaign;
  /** Returns what was stored within seven days less an hour. */
  last(): Campaign;
}

/**
 * Creates the store of a visitor's campaign (§9). `now` is in milliseconds since the epoch. Cookies that cannot be read
 * are ignored; without cookies nothing is remembered.
 */
export function campaignStore(cookies: CookieJar, now: () => number): CampaignStore {
  const write = (name: string, value: unknown) =>
    void cookies.set(name, JSON.stringify({ value, at: now() }), {
      expires: storedDays,
      sameSite: 'lax',
      secure: true,
      path: '/',
    });
  function read<T>(name: string, schema: v.GenericSchema<unknown, T>, maxAgeMs: number): T | null {
    const entry = v.safeParse(stored, cookies.get(name));
    if (!entry.success || now() - entry.output.at > maxAgeMs) return null;
    const value = v.safeParse(schema, entry.output.value);
    return value.success ? value.output : null;
  }
  const within = (maxAgeMs: number): Campaign => ({
    coupon: read('cpnc', v.string(), maxAgeMs),
    pid: read('pid', v.string(), maxAgeMs),
    marketing: read('mkt', marketing, maxAgeMs) ?? {},
  });
  return {
    remember(campaign) {
      if (campaign.coupon !== null) write('cpnc', campaign.coupon);
      if (campaign.pid !== null) write('pid', campaign.pid);
      if (Object.keys(campaign.marketing).length > 0) write('mkt', campaign.marketing);
    },
    known: () => within(storedDays * 24 * 60 * 60 * 1_000),
    last: () => within(lastParameterMs),
  };
}
