import { decimalPlaces, multiply, truncate } from '@casino-kit/money';
import { formatCrashMultiplier, isCashedOut } from '@casino-kit/reference-games';
import { element } from '../element.js';
import { type VerifiedRound } from './draw-again.js';
import { type SlotContext } from './slot-view.js';
import { type VerifyTexts } from './verify-texts.js';

type DrawnCrash = Extract<VerifiedRound, { game: 'crash' }>;

const formatMultiplier = (multiplier: number) => `\u2066${formatCrashMultiplier(multiplier)}×\u2069`;

/** Says at which multiplier a round of crash crashes. */
export function crashText({ crashPoint }: DrawnCrash, texts: VerifyTexts): string {
  return texts.text('original.crash', { multiplier: formatMultiplier(crashPoint) });
}

/**
 * Shows a round of crash that was drawn again, and whether it pays a bet that was to be cashed out at a multiplier. A bet that
 * the player cashed out is paid whatever the hundredth: this page cannot know when the call arrived.
 */
export function crashView(round: DrawnCrash, { texts, stake, currencyCode }: SlotContext): HTMLElement[] {
  const { crashPoint, cashedOut } = round;
  const crash = element('p', { class: 'v-times' }, crashText(round, texts));
  if (cashedOut === null) return [crash];
  const isPaid = isCashedOut(cashedOut, crashPoint);
  const key = isPaid ? 'original.crash.paid' : 'original.crash.lost';
  const outcome = texts.text(key, { multiplier: formatMultiplier(cashedOut) });
  const amount = stake === null || !isPaid ? null : multiply(stake, formatCrashMultiplier(cashedOut));
  const money = (paid: string) =>
    currencyCode === null
      ? texts.figure(paid)
      : texts.money(truncate(paid, decimalPlaces(currencyCode)), currencyCode);
  return [
    crash,
    element('p', { class: 'v-times' }, amount === null ? outcome : `${outcome} ${money(amount)}`),
  ];
}
