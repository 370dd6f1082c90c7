// @vitest-environment jsdom
import {
  fireEvent,
  getByLabelText,
  getByRole,
  getByText,
  queryByRole,
  queryByText,
} from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CrashTable } from '@casino-kit/api-contract';
import { loadLanguage } from '../../dictionaries.js';
import { openClientSeed } from '../../fairness/client-seed.js';
import { originalTextsFor } from '../texts.js';
import { type CrashPlay } from './crash-state.js';
import { createCrashView } from './crash-view.js';
import {
  iso,
  makeBet,
  makeCashedOut,
  makeEnded,
  makeRound,
  makeRunning,
  makeTable,
  rejectedWith,
  startCrash,
  starts,
  unknown,
} from './testing/crash-table.js';

// jsdom opens no dialogs.
beforeAll(() => {
  // jsdom moves nothing.
  Element.prototype.animate = () => ({}) as Animation;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

async function open(changes: Partial<CrashTable> = {}, { calm = false } = {}) {
  const game = startCrash(makeTable(changes));
  await game.ready();
  game.session.socket.connected();
  await game.settle();
  game.called.length = 0;
  const { locale } = game.play().table;
  await loadLanguage(locale);
  const said: string[] = [];
  const heard: string[] = [];
  const view = createCrashView(game.play(), {
    texts: originalTextsFor(locale),
    ...{ session: game.session, calm: () => calm, now: game.now },
    announce: (text) => void said.push(text),
    clientSeed: openClientSeed(() => ({ getItem: () => 'lucky', setItem: () => undefined })),
    sound: {
      ...{ isOn: false, turn: () => undefined, freeSpins: () => undefined, reelStop: () => undefined },
      ...{ spin: () => void heard.push('spin'), win: () => void heard.push('win') },
    },
  });
  document.body.replaceChildren(view.node);
  let before: CrashPlay | null = null;
  /** Shows all states since the last time, as the page does. */
  const show = () => {
    const states = game.changes.splice(0).flatMap(([state]) => (state.screen === 'table' ? [state] : []));
    for (const state of before === null ? [game.play()] : states) {
      view.show(state, before);
      before = state;
    }
  };
  show();
  const button = (name: RegExp | string) => getByRole(view.node, 'button', { name });
  return {
    ...{ game, view, said, heard, show, button },
    press: () => view.node.querySelector<HTMLButtonElement>('.o-play')!,
    figure: () => view.node.querySelector('.c-figure')?.textContent?.replaceAll(/[\u2066\u2069]/g, ''),
    detail: () => view.node.querySelector('.c-detail')?.textContent?.replaceAll(/[\u2066\u2069]/g, ''),
    head: () => view.node.querySelector('.c-head')?.textContent,
    async bet(bet = makeBet()) {
      button(/^Bet /).click();
      show();
      await game.answer('bet', { ok: true, data: bet });
      show();
    },
    async run(ms = 0) {
      await game.pass(starts - game.now() + 5);
      await game.receive(makeRunning());
      show();
      await game.pass(ms - 5);
      show();
      view.tick();
    },
    async end(crashPoint?: string) {
      await game.receive(makeEnded(crashPoint));
      show();
    },
  };
}

describe('crash while bets are taken', () => {
  it('shows the time that is left, the last crash points, and what an auto cash-out means', async () => {
    const crash = await open();
    expect(crash.head()).toBe('Next round in 2 s');
    expect(crash.detail()).toBe('Last round ended at 3.87×');
    await crash.game.pass(1_500);
    crash.view.tick();
    expect(crash.head()).toBe('Next round in 1 s');
    const field = getByLabelText<HTMLInputElement>(crash.view.node, 'Auto cash-out');
    expect(getByText(crash.view.node, /^Without it you cash out yourself/)).toBeTruthy();
    fireEvent.input(field, { target: { value: '4' } });
    crash.view.tick();
    fireEvent.change(field);
    crash.show();
    expect(field.value).toBe('4.00×');
    expect(getByText(crash.view.node, 'Reached in 24.75 of 100 rounds. Pays €8.00.')).toBeTruthy();
    crash.button('Higher auto cash-out').click();
    crash.show();
    expect(field.value).toBe('4.50×');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    crash.show();
    expect(field.value).toBe('4.00×');
    fireEvent.input(field, { target: { value: '' } });
    fireEvent.change(field);
    crash.show();
    expect(crash.game.play().autoCashOut).toBeNull();
  });
  it('says which multipliers are possible, and keeps what was typed', async () => {
    const crash = await open();
    const field = getByLabelText<HTMLInputElement>(crash.view.node, 'Auto cash-out');
    fireEvent.input(field, { target: { value: '0.5' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(getByText(crash.view.node, 'From 1.01 to 1,000, or empty')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(field, { target: { value: '2,5' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    crash.show();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['2.50×', null]);
  });
  it('takes one bet, which is fixed then', async () => {
    const crash = await open();
    expect(crash.press().textContent).toBe('Bet €2.00');
    crash.press().click();
    crash.press().click();
    crash.show();
    expect(crash.press().textContent).toBe('Placing your bet…');
    await crash.game.answer('bet', { ok: true, data: makeBet() });
    crash.show();
    expect(crash.press().textContent).toBe('Your bet of €2.00 is in');
    expect(crash.press().getAttribute('aria-disabled')).toBe('true');
    crash.press().click();
    expect(crash.button('Raise the bet').getAttribute('aria-disabled')).toBe('true');
    expect(crash.game.called).toHaveLength(1);
    expect(getByRole(crash.view.node, 'row', { name: /^You €2.00 playing/ })).toBeTruthy();
    expect(crash.said).toEqual(['Bets are open for 2 seconds.', 'Your bet of €2.00 is in.']);
  });
  it('says why a bet was rejected, and that nothing was taken', async () => {
    for (const [code, text] of [
      ['REALITY_CHECK_DUE', /^A reality check is due/],
      ['INSUFFICIENT_BALANCE', /^Your balance does not cover/],
      ['SOMETHING_NEW', /^The casino did not accept/],
    ] as const) {
      const crash = await open();
      crash.press().click();
      await crash.game.answer('bet', rejectedWith(code));
      crash.show();
      const message = getByRole(crash.view.node, 'alertdialog');
      expect(getByText(message, text).textContent).toContain('Nothing was taken');
      crash.button('Back to the game').click();
      crash.show();
      expect(queryByRole(crash.view.node, 'alertdialog')).toBeNull();
      expect(crash.press().getAttribute('aria-disabled')).toBe('false');
    }
  });
  it('says that a bet came too late', async () => {
    const crash = await open();
    crash.press().click();
    await crash.game.answer('bet', rejectedWith('BETTING_CLOSED'));
    crash.show();
    expect(getByText(crash.view.node, /^Betting had closed before your bet of €2.00 arrived/)).toBeTruthy();
    crash.button('Dismiss').click();
    crash.show();
    expect(queryByText(crash.view.node, /^Betting had closed/)).toBeNull();
  });
});

describe('crash while the curve runs', () => {
  it('shows the multiplier, and bets open after the round, without an own bet', async () => {
    const crash = await open();
    await crash.run(11_553);
    expect([crash.head(), crash.figure(), crash.detail()]).toEqual([
      ...['Running', '2.00×', 'Running for 11 s.'],
    ]);
    expect(crash.press().textContent).toBe('Bets open after this round');
    expect(crash.view.node.querySelector('.c-curve')?.getAttribute('d')).toMatch(/^M0.00 100.00L/);
    expect(crash.said).toEqual(['Bets are open for 2 seconds.']);
  });
  it('shows what the own bet is worth, on a button whose name stays the same', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(11_553);
    expect(crash.press().textContent).toBe('Cash out €4.00');
    expect(crash.press().getAttribute('aria-label')).toBe('Cash out');
    expect(crash.detail()).toBe('Running for 11 s. Your €2.00 is worth €4.00');
    expect(getByRole(crash.view.node, 'row', { name: 'You €2.00 playing €4.00' })).toBeTruthy();
    const { said } = crash;
    expect(said.slice(2).map((text) => text.replaceAll(/[\u2066\u2069]/g, ''))).toEqual([
      ...['The round is running.', '2.00×, worth €4.00'],
    ]);
    crash.view.tick();
    crash.view.tick();
    expect(said).toHaveLength(4);
  });
  it('is cashed out with one call however often the button is pressed, and tells what was paid', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(15_272);
    crash.press().click();
    crash.show();
    crash.press().click();
    expect(crash.press().textContent).toBe('Cashing out…');
    expect(crash.game.called.filter((call) => call.startsWith('cash'))).toHaveLength(1);
    await crash.game.answer('cash-out', { ok: true, data: makeCashedOut('2.50', '5.00') });
    crash.show();
    expect(crash.detail()).toBe('Cashed out at 2.50×: paid €5.00, net +€3.00');
    expect(crash.heard.filter((sound) => sound === 'win')).toHaveLength(1);
    expect(crash.view.node.querySelectorAll('.is-won')).toHaveLength(2);
    expect(crash.press().textContent).toBe('Bets open after this round');
    await crash.end();
    expect(crash.detail()).toBe('Cashed out at 2.50×: paid €5.00, net +€3.00');
    expect(crash.said.filter((text) => text.startsWith('Cashed out'))).toHaveLength(1);
  });
  it('does not tell a return at the stake as a win', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(20);
    crash.game.session.socket.bet(makeCashedOut('1.00', '2.00'));
    crash.show();
    expect(crash.heard).not.toContain('win');
    expect(crash.detail()).toBe('Cashed out at 1.00×: paid €2.00, net €0.00');
    expect(crash.view.node.querySelector('.is-won')).toBeNull();
  });
  it('is worth at most what its auto cash-out pays, and is not told as paid before the server says so', async () => {
    const crash = await open();
    await crash.bet(makeBet({ autoCashOut: '1.50' }));
    await crash.run(8_000);
    expect(crash.detail()).toBe('Running for 8 s. Your €2.00 is worth €3.00');
    const paid = makeBet({ ...makeCashedOut('1.50', '3.00'), autoCashOut: '1.50' });
    crash.game.session.socket.bet(paid);
    crash.show();
    expect(crash.detail()).toBe('Cashed out at 1.50×: paid €3.00, net +€1.00');
    expect(crash.press().getAttribute('aria-disabled')).toBe('true');
  });
  it('that ends above an auto cash-out has paid it, whenever the word of the server comes', async () => {
    const crash = await open();
    await crash.bet(makeBet({ autoCashOut: '1.20' }));
    await crash.run(2_000);
    await crash.end('1.20');
    expect(crash.detail()).toBe('Cashed out at 1.20×: paid €2.40, net +€0.40');
  });
  it('lists what others cashed out, with hidden names', async () => {
    const crash = await open();
    await crash.run(5_000);
    const cashOuts = [
      { player: 'an•••k', multiplier: '1.20' },
      { player: '', multiplier: '1.30' },
    ];
    crash.game.session.socket.cashOuts({ roundId: 'skybreaker:1', cashOuts });
    crash.show();
    crash.view.tick();
    const rows = [...crash.view.node.querySelectorAll('.c-list tbody:last-of-type tr')];
    expect(rows.map((row) => row.textContent.replaceAll(/[\u2066\u2069]/g, ''))).toEqual([
      ...['Hidden name1.30×', 'an•••k1.20×'],
    ]);
    expect(crash.view.node.querySelectorAll('.c-marks i')).toHaveLength(2);
  });
  it('lists the own cash-out once, as the player’s own', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(5_000);
    const cashOuts = [
      { player: 'ma•••n', multiplier: '1.20' },
      { player: 'ma•••n', multiplier: '1.10' },
      { player: '', multiplier: '1.20' },
    ];
    crash.game.session.socket.cashOuts({ roundId: 'skybreaker:1', cashOuts });
    crash.show();
    const rows = () => crash.view.node.querySelectorAll('.c-list tbody:last-of-type tr');
    expect(rows()).toHaveLength(3);
    crash.game.session.socket.bet(makeCashedOut('1.20', '2.40'));
    crash.show();
    expect([...rows()].map((row) => row.textContent.replaceAll(/[\u2066\u2069]/g, ''))).toEqual([
      ...['Hidden name1.20×', 'ma•••n1.10×'],
    ]);
    const own = crash.view.node.querySelector('.c-own')?.textContent ?? '';
    expect(own.replaceAll(/[\u2066\u2069]/g, '')).toBe('You€2.001.20×€2.40');
  });
  it('lists everybody where the server does not say which name is the player’s', async () => {
    const crash = await open({ publicName: null });
    await crash.bet();
    await crash.run(5_000);
    const cashOuts = [
      { player: 'ma•••n', multiplier: '1.20' },
      { player: '', multiplier: '1.20' },
    ];
    crash.game.session.socket.cashOuts({ roundId: 'skybreaker:1', cashOuts });
    crash.game.session.socket.bet(makeCashedOut('1.20', '2.40'));
    crash.show();
    expect(crash.view.node.querySelectorAll('.c-list tbody:last-of-type tr')).toHaveLength(2);
  });
  it('shows the figure without a curve to who prefers reduced motion', async () => {
    const crash = await open({}, { calm: true });
    await crash.run(11_553);
    expect(crash.figure()).toBe('2.00×');
    expect(crash.view.node.querySelector('.c-svg')?.hasAttribute('hidden')).toBe(true);
    expect(crash.view.node.querySelector('.c-end')?.hasAttribute('hidden')).toBe(true);
  });
});

describe('crash at the end', () => {
  it('tells a lost bet in plain words, without a sound', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(2_000);
    await crash.end('1.25');
    expect([crash.head(), crash.figure(), crash.detail()]).toEqual([
      ...['Crashed', '1.25×', 'Your bet of €2.00 is lost'],
    ]);
    const told = crash.said.at(-1)?.replaceAll(/[\u2066\u2069]/g, '');
    expect(told).toBe('Crashed at 1.25×. Your bet of €2.00 is lost.');
    crash.game.session.socket.bet(makeBet({ state: 'lost', payout: '0' }));
    crash.show();
    expect(crash.said.at(-1)?.replaceAll(/[\u2066\u2069]/g, '')).toBe(told);
    expect(crash.heard).not.toContain('win');
    expect(getByRole(crash.view.node, 'row', { name: 'You €2.00 lost €0.00' })).toBeTruthy();
  });
  it('at 1.00 shows no curve before, and says that nobody is paid', async () => {
    const crash = await open();
    await crash.bet(makeBet({ autoCashOut: '1.01' }));
    await crash.game.pass(starts - crash.game.now() + 5);
    crash.show();
    expect([crash.head(), crash.figure()]).toEqual(['Starting', '']);
    await crash.end('1.00');
    expect(crash.figure()).toBe('1.00×');
    expect(crash.detail()).toBe(
      'This round crashed as it started: it pays nobody. Your bet of €2.00 is lost',
    );
  });
  it('waits for the word of the server while a cash-out is on its way', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(2_000);
    crash.press().click();
    await crash.end('1.25');
    expect(crash.detail()).toBe('Your bet is being settled');
    await crash.game.answer('cash-out', { ok: true, data: makeCashedOut('1.12', '2.24') });
    crash.show();
    expect(crash.detail()).toBe('Cashed out at 1.12×: paid €2.24, net +€0.24');
    expect(crash.said.at(-1)).toContain('Cashed out');
  });
  it('says that a round was never started', async () => {
    const crash = await open();
    await crash.bet();
    await crash.game.receive(makeEnded(null));
    crash.game.session.socket.bet(makeBet({ state: 'returned', payout: '2.00', balance: '50.00' }));
    crash.show();
    expect(crash.detail()).toBe(
      'This round was not started. All bets were returned. Your bet of €2.00 was returned',
    );
  });
});

describe('crash without a connection', () => {
  const lose = async (crash: Awaited<ReturnType<typeof open>>) => {
    crash.game.nextTable(unknown);
    crash.game.session.socket.disconnected();
    await crash.game.settle();
    crash.show();
    return getByRole(crash.view.node, 'alert').textContent.replaceAll(/[\u2066\u2069]/g, '');
  };

  it('says that an auto cash-out holds, shows no multiplier, and still lets the player try', async () => {
    const crash = await open();
    await crash.bet(makeBet({ autoCashOut: '4.00' }));
    await crash.run(3_000);
    expect(await lose(crash)).toMatch(
      /^Connection lost. Your bet of €2.00 stays in, and its auto cash-out at 4.00× counts without/,
    );
    expect([crash.head(), crash.figure()]).toEqual(['No connection', '']);
    expect([crash.press().textContent, crash.press().getAttribute('aria-disabled')]).toEqual([
      ...['Cash out', 'false'],
    ]);
  });
  it('says what a bet without an auto cash-out risks', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(3_000);
    expect(await lose(crash)).toMatch(/It has no auto cash-out: if you cannot cash out before the crash/);
  });
  it('says what becomes of a bet and of a cash-out that are not confirmed', async () => {
    const pending = await open();
    pending.press().click();
    expect(await lose(pending)).toMatch(/Your bet of €2.00 is not confirmed: it counts only if/);
    const taking = await open();
    await taking.bet();
    await taking.run(3_000);
    taking.press().click();
    expect(await lose(taking)).toMatch(/Your cash-out is not confirmed/);
    expect(await lose(await open())).toMatch(/You have no bet in this round/);
  });
  it('tells what became of the bet afterwards', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(3_000);
    await lose(crash);
    const lost = makeBet({ state: 'lost', payout: '0' });
    const next = makeRound({ number: 2, bettingEndsAt: iso(crash.game.now() + 9_000) });
    crash.game.nextTable({
      ok: true,
      data: makeTable({ now: iso(crash.game.now()), round: next, lastBet: lost }),
    });
    await crash.game.pass(2_000);
    crash.show();
    expect(queryByRole(crash.view.node, 'alert')).toBeNull();
    expect(
      getByText(crash.view.node, 'Round 1 ended while you were away: bet €2.00, paid €0.00.'),
    ).toBeTruthy();
  });
});

describe('the rules of crash', () => {
  it('list the rounds that ended, checked, with a link to the verifier', async () => {
    const crash = await open();
    await crash.bet();
    await crash.run(1_000);
    await crash.end();
    crash.button('Rules and fairness').click();
    expect(getByText(crash.view.node, 'Checked')).toBeTruthy();
    const link = getByRole<HTMLAnchorElement>(crash.view.node, 'link', { name: /^Verify round 1/ });
    expect(link.getAttribute('href')).toMatch(
      /^verify.html#game=crash&serverSeedHash=.*clientSeed=anchor%0Alucky/,
    );
  });
  it('are in the language of the launch, and a demo says that it is one', async () => {
    const crash = await open({ locale: 'ar', mode: 'demo', bet: null });
    expect(crash.head()).toMatch(/^الجولة التالية/);
    expect(crash.view.node.querySelector('.o-demo')).toBeTruthy();
  });
});
