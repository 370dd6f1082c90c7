import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { type Clock, minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type LoggedInPlayer } from '../identity/sessions.js';
import { playerSessions } from '../identity/tables.js';
import { hashToken, newToken } from '../identity/tokens.js';
import { exclusionColumns, type ExclusionColumns } from '../protection/excluded.js';
import { protections } from '../protection/tables.js';
import { currencyCodes } from '../settings/places.js';
import { newServerSeed } from '@casino-kit/reference-games';
import { stakeIn } from '../catalogue/stake-scale.js';
import { launches } from './tables.js';

/** A launch, and whether its player is excluded. */
export type Launch = typeof launches.$inferSelect & { exclusion: ExclusionColumns };

/** The initial balance of a demo, in play money of the catalogue's unit. */
const playMoney = '1000.00';
/** A launch that was not used for this long expires. */
const idleMinutes = 12 * 60;

export interface LaunchRequest {
  game: CatalogueGame;
  mode: 'real' | 'demo';
  locale: string;
  player: LoggedInPlayer | undefined;
}

/** Adds the session of a player or guest at a game. */
export async function addLaunch(database: Database, launch: typeof launches.$inferInsert): Promise<void> {
  await database.insert(launches).values(launch);
}

/** Returns the player of a launch for real money; a demo has none. */
export function getLaunchPlayer({
  mode,
  playerId,
  currencyCode,
}: Launch): Pick<LoggedInPlayer, 'id' | 'currencyCode'> | undefined {
  return mode === 'real' && playerId !== null ? { id: playerId, currencyCode } : undefined;
}

/** Returns whose rounds a launch plays, of all devices: `player:<id>`, or `launch:<id>` for a demo. */
export function getOwner(launch: Launch): string {
  const player = getLaunchPlayer(launch);
  return player === undefined ? `launch:${launch.id}` : `player:${player.id}`;
}

/** Notes that a launch is used, and with `opened` that its table was opened. */
export async function touchLaunch(
  database: Database,
  launchId: string,
  at: Date,
  { opened = false }: { opened?: boolean } = {},
): Promise<void> {
  await database
    .update(launches)
    .set({ lastUsedAt: at, ...(opened && { openedAt: at }) })
    .where(eq(launches.id, launchId));
}

/** Returns those of some launches that have expired because they were not used. */
export async function findIdleLaunches(
  database: Database,
  launchIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (launchIds.length === 0) return [];
  const rows = await database
    .select({ id: launches.id })
    .from(launches)
    .where(
      and(inArray(launches.id, [...launchIds]), lte(launches.lastUsedAt, minutesFrom(now, -idleMinutes))),
    );
  return rows.map(({ id }) => id);
}

/** Opens a game and returns its launch token, which is valid for this game, this mode and this session only. */
export async function startLaunch(database: Database, request: LaunchRequest, now: Date): Promise<string> {
  const { game, mode, locale, player } = request;
  const { token, hash } = newToken();
  const currencyCode = player?.currencyCode ?? currencyCodes[0];
  await addLaunch(database, {
    id: randomUUID(),
    tokenHash: hash,
    playerId: player?.id ?? null,
    sessionKey: player?.sessionKey ?? null,
    gameSlug: game.entry.slug,
    mode,
    locale,
    currencyCode,
    playBalance: mode === 'demo' ? stakeIn(playMoney, currencyCode) : null,
    nextServerSeed: newServerSeed(),
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}

/** Ends the games for money of a player: a round there needs a new launch. */
export async function endPlayerLaunches(transaction: Database, playerId: number, now: Date): Promise<void> {
  await transaction
    .update(launches)
    .set({ lastUsedAt: minutesFrom(now, -idleMinutes) })
    .where(
      and(
        eq(launches.playerId, playerId),
        eq(launches.mode, 'real'),
        gt(launches.lastUsedAt, minutesFrom(now, -idleMinutes)),
      ),
    );
}

/**
 * Returns the launch of a token. One for real money ends with the session that created it.
 * @throws ApiError LAUNCH_EXPIRED (401)
 */
export async function requireLaunch(
  database: Database,
  clock: Clock,
  token: string | undefined,
): Promise<Launch> {
  const now = clock.now();
  const [row] = await database
    .select({ launch: launches, session: playerSessions, exclusion: exclusionColumns })
    .from(launches)
    .leftJoin(playerSessions, eq(playerSessions.key, launches.sessionKey))
    .leftJoin(protections, eq(protections.playerId, launches.playerId))
    .where(eq(launches.tokenHash, hashToken(token ?? '')));
  const idle = row === undefined || row.launch.lastUsedAt <= minutesFrom(now, -idleMinutes);
  const session = row?.session;
  const hasSessionEnded =
    row?.launch.mode === 'real' &&
    (!session || session.revokedAt !== null || session.expiresAt.getTime() <= now.getTime());
  if (row === undefined || idle || hasSessionEnded)
    throw reject('LAUNCH_EXPIRED', 'Your game session has expired. Please open it again.');
  return { ...row.launch, exclusion: row.exclusion };
}
