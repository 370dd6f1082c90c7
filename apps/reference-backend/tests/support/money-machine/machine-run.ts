import * as v from 'valibot';
import {
  cancelWithdrawal,
  createDeposit,
  createWithdrawal,
  launchGame,
  playRound,
  threeDsWebhook,
} from '@casino-kit/api-contract';
import { seededDraw } from '../../../src/slots/seeded-draw.js';
import { decideWithdrawal, advanceDueWithdrawals } from '../../../src/withdrawals/advance-due-withdrawals.js';
import { skrill, wager } from '../withdrawing.js';
import { checkPlayer, checkEmitted } from './check-player.js';
import { type MachineNodes } from './machine-nodes.js';
import {
  type MachinePlayer,
  newMachinePlayer,
  emittedDeposits,
  emittedWithdrawals,
} from './machine-player.js';
import {
  moneyRequest,
  type MoneyRequest,
  type RequestFault,
  requestFaults,
  send,
  sendUnder,
  sendUntilResponse,
} from './money-request.js';

const minute = 60_000;
/** One in this many money requests loses its node. Opening a database again takes a second. */
const killedOneIn = 400;
/** One in this many runs checks the API's responses, if no one else moves the clock meanwhile. */
const emittedOneIn = 10;
const cards = ['4242424242424242', '4242424242424242', '4000000000003220', '4000000000000002'];
const tokenResponse = v.object({ cardToken: v.string() });
const launched = v.object({ url: v.string() });

/** Work of a node that may be killed meanwhile: another node does it later, or none. */
const orNever = (work: Promise<unknown>) => work.catch(() => undefined);

/** What has been done so far, for the printed line. */
export interface MachineTally {
  requests: number;
  faults: Record<RequestFault, number>;
}

export const newTally = (): MachineTally => ({
  requests: 0,
  faults: {
    none: 0,
    'request-lost': 0,
    'response-lost': 0,
    doubled: 0,
    'given-up': 0,
    'node-killed': 0,
  },
});

/**
 * Runs of one or two players that begin with a deposit: each has three to eight steps with faults between them and
 * the backend, and a check of everything afterwards. The same seed makes the same steps.
 */
export async function runMoneyMachine(
  nodes: MachineNodes,
  { seed, runs }: { seed: number; runs: number },
  tally: MachineTally,
): Promise<void> {
  const draw = seededDraw(seed);
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const oneIn = (number: number) => draw(number) === 0;

  const drawFault = (): RequestFault => {
    if (oneIn(killedOneIn)) return 'node-killed';
    return oneIn(2) ? 'none' : pick(requestFaults.filter((fault) => fault !== 'node-killed'));
  };
  const sendMoney = async (player: MachinePlayer, request: MoneyRequest) => {
    const fault = drawFault();
    tally.requests += 1;
    tally.faults[fault] += 1;
    player.requests.push(request);
    await sendUnder(nodes, request, fault, draw(24));
    // A launch that was idle for too long is opened again.
    if (request.kind === 'bet' && request.response === undefined) delete player.launchToken;
  };

  /** Everything a step needs is drawn before it starts, so that concurrent steps stay repeatable. */
  const depositStep = async (player: MachinePlayer, number: string, amount: string) => {
    const card = { number, expiry: '12/30', cvc: '123', name: 'Test Player' };
    // The card frame calls the provider, which responds without the casino's envelope.
    const shownCard = await sendUntilResponse(nodes, { path: '/payment-provider/tokens', body: card });
    const { cardToken } = v.parse(tokenResponse, shownCard.body.data ?? shownCard.body);
    const body = { paymentMethodId: 'card', amount, currencyCode: 'EUR', cardToken };
    const { token } = player;
    await sendMoney(player, moneyRequest({ kind: 'deposit', amount, path: createDeposit.path, token, body }));
  };
  const betStep = async (player: MachinePlayer, stake: string) => {
    if (player.launchToken === undefined) {
      const path = launchGame.path.replace('{slug}', 'pearl-diver');
      const body = { mode: 'real', locale: 'en' };
      const opened = await sendUntilResponse(nodes, { path, token: player.token, body });
      player.launchToken = v.parse(launched, opened.body.data).url.split('launch=')[1] ?? '';
    }
    const { launchToken: token } = player;
    const request = moneyRequest({
      kind: 'bet',
      amount: stake,
      path: playRound.path,
      token,
      body: { stake },
    });
    await sendMoney(player, request);
  };
  const withdrawStep = async (player: MachinePlayer, amount: string) => {
    const body = { ...skrill, amount, currencyCode: 'EUR' };
    const { token } = player;
    await sendMoney(
      player,
      moneyRequest({ kind: 'withdrawal', amount, path: createWithdrawal.path, token, body }),
    );
  };
  const cancelStep = async (player: MachinePlayer, chosen: number, times: number) => {
    const known = emittedWithdrawals(player);
    const id = known[chosen % known.length]?.withdrawalId;
    if (id === undefined) return;
    const path = cancelWithdrawal.path.replace('{withdrawalId}', id);
    const responses = await Promise.all(
      Array.from({ length: times }, (_, turn) => send(nodes.node(turn), { path, token: player.token })),
    );
    if (responses.some((response) => response?.status === 200)) player.cancelled.add(id);
  };
  const operatorStep = async (player: MachinePlayer, chosen: number, kind: 'approve' | 'reject' | 'fail') => {
    const known = emittedWithdrawals(player);
    const id = known[chosen % known.length]?.withdrawalId;
    const { database, clock } = nodes.node(chosen).services;
    const decision = kind === 'reject' ? { kind, reason: 'No.' } : { kind };
    if (id !== undefined) await orNever(decideWithdrawal(database, id, decision, clock.now()));
  };
  /** The bank's page, then its result: by the player's return, by the provider, both at once, twice or not at all. */
  const challengeStep = async (player: MachinePlayer, chosen: number, decision: string, news: number) => {
    const waiting = emittedDeposits(player).filter(({ status }) => status === 'challenge');
    const url = new URL(waiting[chosen % waiting.length]?.threeDs?.url ?? 'http://nowhere.test');
    const names = { PaReq: url.searchParams.get('PaReq') ?? '', MD: url.searchParams.get('MD') ?? '' };
    if (names.PaReq === '') return;
    const back = (node: number) =>
      send(nodes.node(node), { path: threeDsWebhook.path, token: player.token, body: names });
    const emitted = (node: number) => orNever(nodes.node(node).provider.deliver());
    const decided = () =>
      sendUntilResponse(nodes, { path: '/payment-provider/3ds', form: { ...names, decision } });
    if (news === 0) await Promise.all([back(0), decided()]);
    else await decided();
    if (news === 1) await Promise.all([back(0), emitted(1), back(1), emitted(0)]);
    if (news === 2) await emitted(0);
    if (news === 3) await back(1);
  };
  const timeStep = async (minutes: number, node: number) => {
    nodes.clock.shiftTo(nodes.clock.offsetMs + minutes * minute);
    const work = (number: number) => {
      const { database, clock } = nodes.node(number).services;
      return orNever(advanceDueWithdrawals(database, clock.now()));
    };
    await Promise.all([work(node), work(node + 1)]);
  };

  const depositing = (player: MachinePlayer) => {
    const [number, amount] = [pick(cards), pick(['20', '50.50', '100', '700'])];
    return () => depositStep(player, number, amount);
  };
  const betting = (player: MachinePlayer) => {
    const stake = pick(['0.40', '1.00', '20.00', '100.00']);
    return () => betStep(player, stake);
  };
  const withdrawing = (player: MachinePlayer) => {
    const amount = pick(['10', '20.5', '50.19', '100', '650']);
    return () => withdrawStep(player, amount);
  };
  const cancelling = (player: MachinePlayer) => {
    const [chosen, times] = [draw(4), 1 + draw(2)];
    return () => cancelStep(player, chosen, times);
  };
  const operating = (player: MachinePlayer) => {
    const [chosen, kind] = [draw(4), pick(['approve', 'reject', 'fail'] as const)];
    return () => operatorStep(player, chosen, kind);
  };
  const challenging = (player: MachinePlayer) => {
    const [chosen, decision, news] = [draw(4), pick(['confirm', 'confirm', 'decline', 'cancel']), draw(5)];
    return () => challengeStep(player, chosen, decision, news);
  };
  const waiting = () => {
    const [minutes, node] = [pick([1, 6, 30, 1_500]), draw(2)];
    return () => timeStep(minutes, node);
  };
  const kinds = [
    depositing,
    betting,
    betting,
    withdrawing,
    withdrawing,
    withdrawing,
    cancelling,
    operating,
    challenging,
    waiting,
  ];

  const players: MachinePlayer[] = [];
  for (let count = oneIn(4) ? 2 : 1; count > 0; count -= 1)
    players.push(await newMachinePlayer(nodes.node(0)));
  for (const player of players) {
    const paidIn = pick(['100', '700']);
    await depositStep(player, '4242424242424242', paidIn);
    // Without it few would ever get as far as a withdrawal.
    if (!oneIn(5) && emittedDeposits(player).length > 0)
      player.wagered.set(await wager(nodes.node(0), player, paidIn), paidIn);
  }
  for (let run = 0; run < runs; run += 1) {
    for (let left = 3 + Math.min(draw(6), draw(6)); left > 0;) {
      // Some are sent together and arrive in any order.
      const together = Math.min(left, oneIn(3) ? 2 + draw(2) : 1);
      left -= together;
      const steps = Array.from({ length: together }, () => pick(kinds)(pick(players)));
      await Promise.all(steps.map((step) => step()));
    }
    for (const player of players) {
      await checkPlayer(nodes, player);
      if (nodes.lanes === 1 && oneIn(emittedOneIn)) await checkEmitted(nodes, player);
    }
  }
}
