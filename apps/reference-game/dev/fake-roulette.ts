import { type LiveBet, type LiveBets, type LiveRound, type LiveTable } from '@casino-kit/api-contract';
import { add, compare, multiply, subtract, sum } from '@casino-kit/money';
import {
  combineClientSeeds,
  drawRouletteNumber,
  hashServerSeed,
  newServerSeed,
  numbersOfSpot,
  payoutToOne,
} from '@casino-kit/reference-games';

/** The development server's response to a launch token `roulette.<locale>.<mode>.<script>`. */
export const rouletteScripts = [
  'play',
  'quick',
  'slow',
  'lost',
  'broken',
  'late',
  'limit',
  'expired',
] as const;
export type RouletteScript = (typeof rouletteScripts)[number];

interface Rejection {
  code: string;
  params?: Record<string, string>;
}
type Emit = (event: 'table:round' | 'table:paid', payload: unknown) => void;

const times = { open: 20_000, spin: 9_000, settled: 6_000 };
const quick = { open: 14_000, spin: 4_000, settled: 3_000 };
const iso = (ms: number) => new Date(ms).toISOString();

/** A player's live table for development: rounds follow each other while the server runs. */
export function createFakeRoulette(
  locale: string,
  mode: LiveTable['mode'],
  script: RouletteScript,
  emit: Emit,
) {
  const duration = script === 'quick' ? quick : times;
  let balance = '1284.50';
  let lastNumbers = Array.from({ length: 100 }, (_, index) => (index * 17 + (index % 7) * 5) % 37);
  let lastBets: LiveBets | null = null;
  let bets: readonly LiveBet[] = [];
  let payout: string | null = null;
  let clientSeed = 'lucky';
  let serverSeed = newServerSeed();
  const responses = new Map<string, LiveBets>();
  let round = begin(48_210);

  function begin(number: number): LiveRound {
    const now = Date.now();
    const closes = now + duration.open;
    serverSeed = newServerSeed();
    bets = [];
    payout = null;
    return {
      roundId: `round-${number}`,
      number,
      opensAt: iso(now),
      closesAt: iso(closes),
      settlesAt: iso(closes + duration.spin),
      endsAt: iso(closes + duration.spin + duration.settled),
      result: null,
      seeds: { serverSeedHash: hashServerSeed(serverSeed), serverSeed: null, clientSeeds: null },
      players: 3,
    };
  }
  const ownBets = (): LiveBets => ({
    roundId: round.roundId,
    bets: [...bets],
    staked: sum(bets.map(({ amount }) => amount)),
    payout,
    balance,
  });
  const announce = () => emit('table:round', { now: iso(Date.now()), round });

  function close(): void {
    const seeds = bets.length > 0 ? ['anchor', clientSeed] : ['anchor'];
    const result = drawRouletteNumber({ serverSeed, clientSeed: combineClientSeeds(seeds) });
    round = { ...round, result, seeds: { ...round.seeds, serverSeed, clientSeeds: seeds } };
    announce();
    setTimeout(settle, duration.spin);
  }
  function settle(): void {
    const { result } = round;
    const won = bets.filter(
      ({ spot }) => typeof result === 'number' && numbersOfSpot(spot)?.includes(result),
    );
    payout = sum(won.map(({ spot, amount }) => multiply(amount, String(payoutToOne(spot) + 1))));
    balance = add(balance, payout);
    if (bets.length > 0) {
      lastBets = ownBets();
      emit('table:paid', lastBets);
    }
    setTimeout(next, duration.settled);
  }
  function next(): void {
    if (typeof round.result === 'number') lastNumbers = [round.result, ...lastNumbers].slice(0, 100);
    round = begin(round.number + 1);
    announce();
    setTimeout(close, duration.open);
  }
  setTimeout(close, duration.open);

  return {
    open: (): LiveTable => ({
      name: 'Harbour Roulette',
      provider: 'Velvet Room',
      mode,
      currencyCode: 'EUR',
      locale,
      now: iso(Date.now()),
      round,
      lastNumbers,
      bets: ownBets(),
      lastBets,
      chips: ['0.50', '1', '5', '25', '100', '500'],
      minBet: '0.50',
      maxBet: '500',
      maxTotal: '5000',
      returnToPlayer: '97.30',
      balance,
    }),
    set(roundId: string, wanted: readonly LiveBet[], seed: string, key: string): LiveBets | Rejection {
      const known = responses.get(key);
      if (known !== undefined) return known;
      if (roundId !== round.roundId || round.result !== null || script === 'late')
        return { code: 'BETTING_CLOSED' };
      if (script === 'limit') return { code: 'TABLE_LIMIT', params: { min: '0.50', max: '2' } };
      const change = subtract(sum(wanted.map(({ amount }) => amount)), ownBets().staked);
      if (compare(change, balance) > 0) return { code: 'INSUFFICIENT_BALANCE' };
      balance = subtract(balance, change);
      bets = wanted;
      clientSeed = seed;
      responses.set(key, ownBets());
      return ownBets();
    },
    announce,
  };
}
