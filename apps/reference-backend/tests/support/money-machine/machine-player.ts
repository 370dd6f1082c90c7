import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { deposit, gameRound, withdrawal } from '@casino-kit/api-contract';
import { startSession } from '../../../src/identity/sessions.js';
import { players } from '../../../src/identity/tables.js';
import { type Backend } from '../../../src/backend.js';
import { onlyRow } from '../../../src/database/database.js';
import { newPhone } from '../test-backend.js';
import { type MoneyRequest } from './money-request.js';

/** A player of the machine with every response they got. */
export interface MachinePlayer {
  id: number;
  token: string;
  launchToken?: string;
  requests: MoneyRequest[];
  /** Rounds that were posted outside the API, to wager a deposit. */
  wagered: Map<string, string>;
  /** Withdrawals whose cancellation was acknowledged. */
  cancelled: Set<string>;
}

/** Creates a player with a phone and a verified address, as sign-up and support would. */
export async function newMachinePlayer({ services }: Backend): Promise<MachinePlayer> {
  const { database, clock, security } = services;
  const email = `${randomBytes(6).toString('hex')}@player.example`;
  const created = await database
    .insert(players)
    .values({
      email,
      emailKey: email,
      ...newPhone(),
      isEmailVerified: true,
      currencyCode: 'EUR',
      passwordHash: '',
      createdAt: clock.now(),
    })
    .returning({ id: players.id });
  const { id } = onlyRow(created);
  const { token, key: sessionKey } = await startSession(database, id, clock.now());
  // Confirmed once and for all: the machine is about money.
  const proof = { playerId: id, sessionKey, isStrong: false };
  await security.confirm(database, proof, new Date('2100-01-01T00:00:00Z'));
  return {
    id,
    token,
    requests: [],
    wagered: new Map(),
    cancelled: new Set(),
  };
}

const getSuccessfulRequests = (player: MachinePlayer, kind: MoneyRequest['kind']) =>
  player.requests.filter(
    ({ kind: known, response }) => known === kind && response !== undefined && response.status === 200,
  );

/** Returns the deposits a player knows of, as first returned. */
export const emittedDeposits = (player: MachinePlayer) =>
  getSuccessfulRequests(player, 'deposit').map(({ response }) => v.parse(deposit, response?.body.data));
export const emittedRounds = (player: MachinePlayer) =>
  getSuccessfulRequests(player, 'bet').map(({ response }) => v.parse(gameRound, response?.body.data));
export const emittedWithdrawals = (player: MachinePlayer) =>
  getSuccessfulRequests(player, 'withdrawal').map(({ response }) => v.parse(withdrawal, response?.body.data));
/** Requests that never got a response: they may have been processed. */
export const requestsWithoutResponse = (player: MachinePlayer) =>
  player.requests.filter(({ response }) => response === undefined);
