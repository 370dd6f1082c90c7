import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type SettingsFields } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { referrals, referralVisits, referrers } from './tables.js';

/** Neither 0 and O nor 1, I and l: a code may be read aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 8;
const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

type Settings = Partial<SettingsFields>;
/** The parameter of an address that carries the code, as that of affiliates does (§9). */
const getCodeParameter = ({ affiliateKeyQueryParameter = '' }: Settings) => affiliateKeyQueryParameter;

/** Returns the code of a player's link; the first time it is drawn. */
export async function codeFor(database: Database, playerId: number, now: Date): Promise<string> {
  const find = () => database.select().from(referrers).where(eq(referrers.playerId, playerId));
  const [found] = await find();
  if (found !== undefined) return found.code;
  // A code that is taken changes nothing and is drawn again, as when another request was faster.
  await database
    .insert(referrers)
    .values({ playerId, code: newCode(), createdAt: now })
    .onConflictDoNothing();
  const [made] = await find();
  return made?.code ?? codeFor(database, playerId, now);
}

/** Returns the link with a code. It names no page: the client leads it to the brand's landing page. */
export function linkWith(code: string, shellUrl: string, settings: Settings): string {
  const link = new URL('/', shellUrl);
  link.searchParams.set(getCodeParameter(settings), code);
  return link.href;
}

/** Whether the brand lets players invite friends: it shares something, and its addresses can carry a code. */
export function areReferralsOn(settings: Settings): boolean {
  return (settings.referAFriendPercent ?? 0) > 0 && getCodeParameter(settings) !== '';
}

/** Returns the player whose code a visitor's campaign (`mkt`, §7) carries. */
async function findReferrer(
  database: Database,
  campaign: Readonly<Record<string, unknown>> | undefined,
  settings: Settings,
): Promise<number | undefined> {
  const code = areReferralsOn(settings) ? campaign?.[getCodeParameter(settings)] : undefined;
  if (typeof code !== 'string' || code.length !== codeLength) return undefined;
  const [row] = await database.select().from(referrers).where(eq(referrers.code, code));
  return row?.playerId;
}

/** What visitors report with a visit or a registration. */
export interface Arrival {
  campaign: Readonly<Record<string, unknown>> | undefined;
  settings: Settings;
  now: Date;
}

/** Counts a visit through a link, once a day for each address; the referrer's own visits do not count. */
export async function countVisit(
  database: Database,
  { campaign, settings, now }: Arrival,
  { address, playerId }: { address: string; playerId: number | undefined },
): Promise<void> {
  const referrerId = await findReferrer(database, campaign, settings);
  if (referrerId === undefined || referrerId === playerId) return;
  const day = now.toISOString().slice(0, 10);
  const visitorHash = createHash('sha256').update(`${referrerId} ${day} ${address}`).digest('base64url');
  await database.insert(referralVisits).values({ referrerId, day, visitorHash }).onConflictDoNothing();
}

/** Notes through whose link a new player came. */
export async function noteReferral(
  database: Database,
  friendId: number,
  { campaign, settings, now }: Arrival,
): Promise<void> {
  const referrerId = await findReferrer(database, campaign, settings);
  if (referrerId === undefined) return;
  await database.insert(referrals).values({ friendId, referrerId, createdAt: now }).onConflictDoNothing();
}
