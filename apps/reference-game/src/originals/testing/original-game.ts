import { type MinesRound, type OriginalRound, type OriginalTable } from '@casino-kit/api-contract';
import { decimalPlaces, multiply, truncate } from '@casino-kit/money';
import { drawOriginal, hashServerSeed } from '@casino-kit/reference-games';
import { vi } from 'vitest';
import { type CallFailure, type CallResult } from '../../frame-calls.js';
import { type FrameLink } from '../../frame-link.js';
import { type OriginalBet, type OriginalClient } from '../client.js';
import { type OriginalState, startOriginalSession } from '../session.js';

const createSeed = (round: number) => round.toString(16).padStart(64, '0');

export const originalTable: OriginalTable = {
  ...{
    game: 'dice',
    name: 'Glass Dice',
    provider: 'Pixelgrove',
    mode: 'real',
    currencyCode: 'EUR',
    locale: 'en',
  },
  betSteps: ['0.20', '0.40', '0.60', '0.80', '1.00', '1.60', '2.00', '3.00', '4.00', '5.00'],
  ...{ defaultBet: '0.20', returnToPlayer: '99.00', maxMultiplier: '99', balance: '50.00' },
  ...{ serverSeedHash: hashServerSeed(createSeed(0)), minimumRoundSeconds: 0 },
  ...{ autoplay: true, quickPlay: true, hotKeys: true },
};

/** Returns the round that a table of the tests draws with its seed of that number. */
export function drawRound(
  bet: OriginalBet,
  number: number,
  table: OriginalTable = originalTable,
): OriginalRound {
  const serverSeed = createSeed(number);
  const draw = drawOriginal(table.game, bet.choice, { serverSeed, clientSeed: bet.clientSeed });
  if (draw === null) throw new Error(`no choice ${bet.choice}`);
  return {
    roundId: `round-${number}`,
    choice: bet.choice,
    stake: bet.stake,
    ...draw,
    payout: truncate(multiply(bet.stake, draw.multiplier), decimalPlaces(table.currencyCode)),
    balance: '49.80',
    fairness: {
      serverSeed,
      serverSeedHash: hashServerSeed(serverSeed),
      clientSeed: bet.clientSeed,
      nextServerSeedHash: hashServerSeed(createSeed(number + 1)),
    },
  };
}

/** Starts a session whose server answers as its test decides; time stands still until the test moves it. */
export function startOriginal(
  changes: Partial<OriginalTable> = {},
  keptKey: string | null = null,
  showMs = 0,
) {
  const table = { ...originalTable, ...changes };
  const asked: { bet: OriginalBet; key: string; answer(result: CallResult<OriginalRound>): void }[] = [];
  const opened: (string | null)[] = [];
  const waits: { work(): void; ms: number }[] = [];
  const retries: (() => void)[] = [];
  const states: OriginalState[] = [];
  const sent = vi.fn<FrameLink['send']>();
  let key = keptKey;
  const moves: { move: string; answer(result: CallResult<MinesRound>): void }[] = [];
  const move = (name: string) =>
    new Promise<CallResult<MinesRound>>((answer) => moves.push({ move: name, answer }));
  let keys = 0;
  let now = 0;
  let table2: CallResult<OriginalTable> = { ok: true, data: table };
  const client: OriginalClient = {
    open: async (unfinished) => {
      opened.push(unfinished);
      return table2;
    },
    play: (bet, idempotencyKey) => new Promise((answer) => asked.push({ bet, key: idempotencyKey, answer })),
    startMines: ({ stake, mines }, idempotencyKey) =>
      move(`start ${mines} for ${stake} by ${idempotencyKey}`),
    openTile: (roundId, tile) => move(`open ${tile} of ${roundId}`),
    takeMines: (roundId) => move(`take ${roundId}`),
  };
  const session = startOriginalSession({
    client,
    link: { send: sent },
    clientSeed: { value: 'lucky' },
    newKey: () => `key-${(keys += 1)}`,
    unfinished: {
      get key() {
        return key;
      },
      remember: (next) => void (key = next),
      forget: () => void (key = null),
    },
    now: () => now,
    wait: (work, ms) => void waits.push({ work, ms }),
    later(work) {
      retries.push(work);
      return () => undefined;
    },
    showMs: () => showMs,
    resultMs: () => 500,
    onChange: (state) => void states.push(state),
  });
  const settle = async (result: CallResult<OriginalRound>) => {
    asked.at(-1)?.answer(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    ...{ session, table, asked, moves, opened, waits, retries, states, sent },
    ready: () => vi.waitUntil(() => session.state.screen !== 'opening'),
    unfinishedKey: () => key,
    passTime: (ms: number) => void (now += ms),
    nextTable: (result: CallResult<OriginalTable>) => void (table2 = result),
    async answerMove(result: CallResult<MinesRound>) {
      moves.at(-1)?.answer(result);
      await Promise.resolve();
      await Promise.resolve();
    },
    answer: (round: OriginalRound) => settle({ ok: true, data: round }),
    fail: (failure: CallFailure) => settle({ ok: false, failure }),
    play() {
      if (session.state.screen !== 'play') throw new Error(`The game is ${session.state.screen}.`);
      return session.state;
    },
  };
}
