import { isPositive, subtract } from '@casino-kit/money';
import { getRejectionKey } from '../controls/rejection-text.js';
import { type NamedMessage } from '../controls/message-panel.js';
import { type OriginalPlay, type OriginalSession } from './session.js';
import { type OriginalTexts } from './texts.js';

/** What a bet was rejected at. Amounts are in major units of the table's currency. */
interface Purse {
  table: { currencyCode: string; mode: 'real' | 'demo' };
  balance: string;
}

function insufficient({ table, balance }: Purse, stake: string, texts: OriginalTexts): string[] {
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const missing = subtract(stake, balance);
  const what = isPositive(missing)
    ? texts.text('insufficient.missing', {
        ...{ stake: money(stake), balance: money(balance), missing: money(missing) },
      })
    : texts.text('insufficient.refused', { stake: money(stake) });
  return table.mode === 'demo' ? [what, texts.text('insufficient.demoOver')] : [what];
}

/** Returns the message that a bet was rejected, by the server's code. */
export function rejectionMessage(
  purse: Purse,
  { code, stake }: { code: string; stake: string },
  texts: OriginalTexts,
  dismiss: () => void,
): NamedMessage {
  const close = { label: texts.text('refused.close'), run: dismiss };
  if (code === 'INSUFFICIENT_BALANCE')
    return {
      name: `insufficient ${stake} ${purse.balance}`,
      message: () => ({
        title: texts.text('insufficient.title'),
        body: insufficient(purse, stake, texts),
        actions: [close],
      }),
    };
  return {
    name: `refused ${code}`,
    message: () => ({
      title: texts.text('refused.title'),
      body: [texts.text(getRejectionKey(code))],
      actions: [close],
    }),
  };
}

/** Returns the message to show over the board; null when there is none. */
export function originalMessage(
  state: OriginalPlay,
  texts: OriginalTexts,
  session: Pick<OriginalSession, 'askAgain' | 'dismiss'>,
): NamedMessage | null {
  const { phase, table } = state;
  if (phase.name === 'unsure')
    return {
      name: `unsure ${phase.key}`,
      message: () => ({
        title: texts.text('unsure.title'),
        body: [
          texts.text('unsure.body'),
          texts.text('unsure.stake', { stake: texts.money(phase.bet.stake, table.currencyCode) }),
          texts.text('unsure.next'),
        ],
        actions: [{ label: texts.text('unsure.ask'), run: () => session.askAgain() }],
      }),
    };
  if (phase.name !== 'rejected') return null;
  return rejectionMessage(state, phase, texts, () => session.dismiss());
}

/** Returns what became of a round that was requested before the game was opened again; null if there was none. */
export function foundText({ found, table }: OriginalPlay, texts: OriginalTexts): string | null {
  if (found === null) return null;
  if (found.round === null) return texts.text('found.notPlayed');
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const { stake, payout } = found.round;
  return texts.text('found.played', { stake: money(stake), payout: money(payout) });
}
