import {
  crashMultipliers,
  formatCrashMultiplier,
  type Hundredths,
  leastAutoCashOut,
} from '@casino-kit/reference-games';
import { icon } from '../../controls/icons.js';
import { element } from '../../element.js';
import { type OriginalTexts } from '../texts.js';
import { readAutoCashOut, roundsOf100, stepAutoCashOut } from './auto-cash-out.js';
import { payoutAt } from './crash-texts.js';

/** The field of the multiplier at which a bet is cashed out by itself. */
export interface AutoField {
  readonly node: HTMLElement;
  /** Shows a multiplier, null for none, with what it pays of a stake. `isLocked`: it cannot be changed now. */
  show(bet: { multiplier: Hundredths | null; stake: string; isLocked: boolean }): void;
}

/** Creates the field; `choose` gets what was typed or stepped to. */
export function createAutoField(
  currencyCode: string,
  texts: OriginalTexts,
  choose: (multiplier: Hundredths | null) => void,
): AutoField {
  let present: Hundredths | null = null;
  let shown = '';
  let isLockedNow = false;
  const input = element('input', {
    ...{ id: 'auto-cash-out', class: 'c-input', type: 'text', inputmode: 'decimal', dir: 'ltr' },
    ...{ autocomplete: 'off', maxlength: 9, placeholder: texts.text('crash.auto.none') },
    'aria-describedby': 'auto-cash-out-note',
  });
  const note = element('p', { id: 'auto-cash-out-note', class: 'c-auto-note', 'aria-live': 'polite' });
  const wrong = texts.text('crash.auto.wrong', {
    min: formatCrashMultiplier(leastAutoCashOut),
    max: texts.figure(formatCrashMultiplier(crashMultipliers.most)),
  });
  const enter = () => {
    if (input.value === shown) return;
    const read = readAutoCashOut(input.value);
    if (read === undefined) {
      input.setAttribute('aria-invalid', 'true');
      node.classList.add('has-error');
      note.textContent = wrong;
      return;
    }
    shown = input.value;
    choose(read);
  };
  input.addEventListener('change', enter);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') enter();
    if (isLockedNow || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    choose(stepAutoCashOut(present, event.key === 'ArrowUp' ? 1 : -1));
  });
  const stepButton = (by: -1 | 1) => {
    const label = texts.text(by === 1 ? 'crash.auto.more' : 'crash.auto.less');
    const button = element(
      'button',
      { type: 'button', class: 'o-step', 'aria-label': label },
      icon(by === 1 ? 'plus' : 'minus'),
    );
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') choose(stepAutoCashOut(present, by));
    });
    return button;
  };
  const [less, more] = [stepButton(-1), stepButton(1)];
  const node = element(
    'div',
    { class: 'c-auto-field' },
    element(
      'div',
      { class: 'o-label' },
      element('label', { for: 'auto-cash-out' }, texts.text('crash.auto')),
      element('small', {}, texts.text('crash.auto.optional')),
    ),
    element('div', { class: 'o-stepper' }, less, input, more),
    note,
  );
  return {
    node,
    show({ multiplier, stake, isLocked }) {
      isLockedNow = isLocked;
      node.classList.toggle('is-locked', isLocked);
      input.readOnly = isLocked;
      less.setAttribute('aria-disabled', String(isLocked || multiplier === null));
      more.setAttribute('aria-disabled', String(isLocked || multiplier === crashMultipliers.most));
      const value = multiplier === null ? '' : `${formatCrashMultiplier(multiplier)}×`;
      // What is being typed stays until it is entered.
      const isTyping = input.value !== shown && multiplier === present && !isLocked;
      present = multiplier;
      if (isTyping) return;
      shown = value;
      if (input.value !== value) input.value = value;
      input.removeAttribute('aria-invalid');
      node.classList.remove('has-error');
      const text =
        multiplier === null
          ? texts.text('crash.auto.off')
          : texts.text('crash.auto.chance', {
              count: texts.figure(roundsOf100(multiplier)),
              payout: texts.money(payoutAt(stake, multiplier, currencyCode), currencyCode),
            });
      if (note.textContent !== text) note.textContent = text;
    },
  };
}
