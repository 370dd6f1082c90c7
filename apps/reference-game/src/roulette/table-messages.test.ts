import { describe, expect, it } from 'vitest';
import { announcement } from './announcements.js';
import { lostText, noticeText, payoutText, resultText, statusTexts } from './table-messages.js';
import { type TableNotice } from './table-state.js';
import {
  acknowledge,
  after,
  bet,
  during,
  makeBets,
  makeClosedRound,
  news,
  place,
  sent,
  tableAt,
  time,
} from './testing/live-table.js';
import { rouletteTextsFor } from './texts.js';

const texts = rouletteTextsFor('en');
const bets = [bet('17', '1'), bet('red', '5')];
const say = (notice: TableNotice, mode: 'real' | 'demo' = 'real') =>
  noticeText(notice, tableAt({ mode }), texts);
const paidTable = (payout: string | null) => {
  const spinning = after(
    tableAt({ bets: makeBets(bets) }),
    news(makeClosedRound(), during.spinning),
    time(during.settled),
  );
  return payout === null
    ? spinning
    : after(spinning, { type: 'paidReceived', bets: makeBets(bets, { payout }) });
};

describe('the result for the player', () => {
  it.each([
    ['36', 'You won €36.00', true],
    ['6.00', 'Pays back your bet of €6.00', false],
    ['2', 'Pays €2.00 of your bet of €6.00', false],
    ['0', 'No bet of yours won', false],
    [null, 'Paying bets…', false],
  ])('of a payout of %s is %s', (payout, text, isWin) => {
    expect(payoutText(paidTable(payout), texts)).toEqual({ text, isWin });
  });
  it('is nothing without a bet', () => {
    const state = after(tableAt(), news(makeClosedRound(), during.spinning), time(during.settled));
    expect(payoutText(state, texts)).toBeNull();
    expect(statusTexts(state, texts).detail).toBe('The next round opens shortly.');
  });
  it('has the number with its colour and parity, none for the zero', () => {
    expect(resultText(17, texts)).toBe('17 black, odd');
    expect(resultText(0, texts)).toBe('0 green');
  });
});

describe('the status of the table', () => {
  it('follows the phases', () => {
    const open = tableAt();
    expect(statusTexts(open, texts)).toEqual({
      title: 'Place your bets',
      round: 'Round 1.',
      detail: 'Late bets are returned.',
    });
    expect(statusTexts(after(open, { type: 'paused', on: true }), texts).title).toBe('Betting is paused');
    expect(statusTexts(after(open, time(during.spinning)), texts)).toMatchObject({
      title: 'No more bets',
      detail: 'The wheel is spinning.',
    });
    const checking = after(open, place('17'), sent('a'), time(during.spinning));
    expect(statusTexts(checking, texts).detail).toBe('Checking your last bets…');
  });
});

describe('a notice', () => {
  it('says which bets are in and which were returned', () => {
    const late = { name: 'late', number: 7, taken: [bet('17', '1')], returned: [bet('red', '5')] } as const;
    expect(say(late)).toBe(
      'Round 7 closed before all your bets arrived. In the round: 17, €1.00. Returned: Red, €5.00.',
    );
    expect(say({ ...late, taken: [] })).toContain('nothing was taken.');
  });
  it('reports a round that was settled in the meantime', () => {
    const away = {
      name: 'away',
      number: 7,
      result: 17,
      bets: makeBets(bets, { payout: '36' }),
      returned: [],
    } as const;
    expect(say(away)).toBe('Round 7 was settled: 17 black. Your bets of €6.00 paid €36.00.');
    expect(say({ ...away, result: null, bets: null, returned: bets })).toBe(
      'Round 7 was settled. None of your bets were in it; nothing was taken. Returned: 17, Red, €6.00.',
    );
  });
  it.each<[string, Record<string, string>, string]>([
    ['TABLE_LIMIT', { min: '1', max: '50' }, 'A bet here is from €1.00 to €50.00.'],
    ['TABLE_LIMIT', { max: '50' }, 'The table takes up to €50.00.'],
    ['TABLE_LIMIT', { max: 'much' }, 'The table does not take this bet.'],
    ['INSUFFICIENT_BALANCE', {}, 'Your balance does not cover these bets.'],
    ['dailyLossLimit', {}, 'One of your limits has been reached.'],
    ['ACCOUNT_EXCLUDED', {}, 'Your account is closed for play right now.'],
    ['NON_BONUS_GAME', {}, 'This table does not count for your active bonus.'],
    ['toString', {}, 'The casino did not accept this change.'],
  ])('says why %s %j was rejected, and what was not placed', (code, params, text) => {
    const said = say({ name: 'rejected', code, params, returned: bets });
    expect(said).toContain(text);
    expect(said).toContain('Not placed: 17, Red, €6.00. Nothing was taken for it.');
  });
  it('does not speak of a balance in a demo', () => {
    const notice = { name: 'rejected', code: 'INSUFFICIENT_BALANCE', params: {}, returned: [] } as const;
    expect(say(notice, 'demo')).toBe(
      'The play money of this demo does not cover these bets. Your bets are unchanged.',
    );
  });
  it('names the limit that stopped a chip', () => {
    const obstacle = { reason: 'spotMaximum', spot: '20-23', limit: '50' } as const;
    expect(say({ name: 'obstacle', obstacle })).toBe(
      'Split 20 and 23 takes up to €50.00. This was not placed.',
    );
  });
});

describe('a lost connection', () => {
  it('says what happens to the bets', () => {
    expect(lostText(tableAt(), texts)).toBe('You have no bets in this round. We are reconnecting.');
    const state = after(tableAt({ bets: makeBets([bet('17', '1')]) }), place('red'));
    expect(lostText(state, texts)).toBe(
      'Your confirmed bets of €1.00 stay in the round. We are reconnecting. ' +
        '€1.00 of your bets are not confirmed: we will show what happened to them.',
    );
  });
});

describe('what a screen reader says', () => {
  const said = (before: ReturnType<typeof tableAt>, now: ReturnType<typeof tableAt>) =>
    announcement(now, before, texts, during.open);
  it('is each phase once, and the bets', () => {
    const open = tableAt();
    expect(announcement(open, null, texts, during.open)).toBe('Place your bets, 15 seconds');
    const placed = after(open, place('17'));
    expect(said(open, placed)).toBe('Bets €1.00');
    const sending = after(placed, sent('a'));
    expect(said(placed, sending)).toBeNull();
    const confirmed = after(sending, acknowledge('a', [bet('17', '1')]));
    expect(said(sending, confirmed)).toBe('Bets of €1.00 confirmed');
    const spinning = after(confirmed, time(during.spinning));
    expect(said(confirmed, spinning)).toBe('No more bets');
  });
  it('is the result with what it paid', () => {
    const waiting = paidTable(null);
    const paid = after(waiting, { type: 'paidReceived', bets: makeBets(bets, { payout: '2' }) });
    expect(said(waiting, paid)).toMatch(/^\d+ (red|black|green).*\. Pays €2\.00 of your bet of €6\.00$/);
  });
  it('is that the connection is back', () => {
    const lost = after(tableAt(), { type: 'socketConnected' }, { type: 'socketDisconnected' });
    expect(said(lost, after(lost, { type: 'socketConnected' }))).toBe('Connected again');
  });
});
