import { createRoundWin, type RoundWin } from '../win-show/round-win.js';
import { type OriginalContext } from './view-context.js';

/** Creates the place of the wins of an original whose table has this currency. */
export const createOriginalWin = (
  { texts, sound, calm }: Pick<OriginalContext, 'texts' | 'sound' | 'calm'>,
  currencyCode: string,
): RoundWin =>
  createRoundWin({
    ...{ sound, calm },
    money: (amount) => texts.money(amount, currencyCode),
    times: (count) => texts.text('info.maxWinValue', { multiplier: texts.figure(count) }),
    goOn: texts.text('refused.close'),
  });
