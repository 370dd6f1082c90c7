import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Casino } from './casinos.js';
import { callBackend } from './money.js';

/** A game that a player has open, without the pages. */
export interface Table {
  casino: Casino;
  /** Valid for this one game. */
  launch: string;
}

/** Amounts in major units. */
interface Round {
  roundId: string;
  stake: string;
  payout: string;
  /** What can be staked after it: cash, and bonus money being wagered. */
  balance: string;
}

/** Opens a slot for real money: by default one that pays little and often, with stakes from 0.10 to 50. */
export async function openTable(
  request: APIRequestContext,
  casino: Casino,
  token: string,
  slug = 'cherry-harbour',
): Promise<Table> {
  const body = { mode: 'real', locale: 'en' };
  const { url } = await callBackend<{ url: string }>(
    request,
    casino,
    token,
    `/api/games/${slug}/launch`,
    body,
  );
  return { casino, launch: new URL(url).hash.replace('#launch=', '') };
}

/** Rounds are many: requested without the browser's context, they are not written into its trace one by one. */
async function playRound({ casino, launch }: Table, bet: object): Promise<Round> {
  const response = await fetch(`${casino.backend}/api/game-table/round`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${launch}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(bet),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return (JSON.parse(text) as { data: Round }).data;
}

/** Plays a number of rounds and returns the last one. */
export async function playRounds(
  table: Table,
  stake: string,
  count: number,
  { freeSpin = false } = {},
): Promise<Round | undefined> {
  let last: Round | undefined;
  for (let round = 0; round < count; round += 1)
    last = await playRound(table, { stake, ...(freeSpin && { freeSpin }) });
  return last;
}

/** Voids a round, as the operator does with those of a faulty game. */
export async function voidRound({ control }: Casino, roundId: string): Promise<void> {
  const taken = await fetch(`${control}/control/rounds/${roundId}/void`, { method: 'POST' });
  expect(taken.ok, await taken.text()).toBe(true);
}

/** Loses exactly this many stakes: rounds that pay are voided. */
export async function loseRounds(table: Table, stake: string, count: number): Promise<void> {
  for (let lost = 0; lost < count;) {
    const { roundId, payout } = await playRound(table, { stake });
    if (Number(payout) === 0) {
      lost += 1;
      continue;
    }
    await voidRound(table.casino, roundId);
  }
}
