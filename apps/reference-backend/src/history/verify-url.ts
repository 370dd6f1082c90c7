import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { formatVerifierFragment } from '@casino-kit/reference-games';

/** SQL for what it takes to draw the round of a bet or win again; null for a round of the time before that was stored. */
export const seedsOfRowSql = sql`case when row.type in ('bet', 'win') then (
  select case
    when r.drawn ->> 'original' = 'crash' then jsonb_build_object('game', 'crash', 'bonusBuy', false,
      'choice', r.drawn ->> 'choice', 'serverSeed', r.server_seed, 'bet', r.bet::text, 'clientSeeds', coalesce((
        select c.client_seeds from crash_rounds c
        where c.game_slug = r.game_slug and c.number = (r.drawn ->> 'roundNumber')::int), '[]'::jsonb))
    when r.drawn -> 'original' is not null then jsonb_build_object('game', r.drawn ->> 'original', 'bonusBuy', false,
      'choice', r.drawn ->> 'choice', 'serverSeed', r.server_seed, 'clientSeeds', jsonb_build_array(r.client_seed), 'bet', r.bet::text)
    when r.server_seed is not null then jsonb_build_object('game', 'slot-' || r.volatility, 'bonusBuy', r.bonus_buy,
      'serverSeed', r.server_seed, 'clientSeeds', jsonb_build_array(r.client_seed), 'bet', r.bet::text)
    when r.drawn -> 'clientSeeds' is not null then jsonb_build_object('game', 'roulette', 'bonusBuy', false,
      'serverSeed', r.drawn ->> 'serverSeed', 'clientSeeds', r.drawn -> 'clientSeeds', 'bet', null)
  end from rounds r where r.id = row.key) end`;

/** The seeds of a round, as {@link seedsOfRowSql} reads them. */
export const rowSeeds = v.object({
  game: v.string(),
  bonusBuy: v.boolean(),
  serverSeed: v.string(),
  clientSeeds: v.array(v.string()),
  /** What the player chose in an original. */
  choice: v.optional(v.string()),
  /** What payouts of a slot or an original are based on. */
  bet: v.nullable(v.string()),
});

/**
 * Returns the address of the page on which a player can draw a round again. It has no hash: the one that counts is the
 * one that the player saw before the round.
 */
export function toVerifyUrl(
  { game, bonusBuy, choice, serverSeed, clientSeeds, bet }: v.InferOutput<typeof rowSeeds>,
  { publicUrl, face, currency, locale }: Record<'publicUrl' | 'face' | 'currency' | 'locale', string>,
): string {
  const fragment = formatVerifierFragment({
    ...{ game, serverSeed, currency, face, locale },
    bought: bonusBuy ? '1' : '',
    choice: choice ?? '',
    clientSeed: clientSeeds.join('\n'),
    stake: bet ?? '',
  });
  return `${publicUrl}/reference-game/verify.html#${fragment}`;
}
