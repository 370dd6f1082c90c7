import { element } from '../../element.js';
import { createMoneyFormat } from '../table-messages.js';
import { type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { createChip } from './chip.js';

export interface Rack {
  readonly node: HTMLElement;
  show(state: TableState): void;
}

/** Creates the rack of chips: a radio group, in which the arrow keys select. */
export function createRack(first: TableState, texts: RouletteTexts, select: (chip: string) => void): Rack {
  const { chips } = first.table;
  const money = createMoneyFormat(first, texts);
  const buttons = chips.map((chip) => {
    const button = element(
      'button',
      {
        type: 'button',
        class: 'rack-chip',
        role: 'radio',
        'aria-checked': 'false',
        tabindex: -1,
        'aria-label': texts.text('chip', { amount: money(chip) }),
      },
      createChip(chip, chips),
    );
    button.addEventListener('click', () => select(chip));
    return button;
  });
  const node = element(
    'div',
    { class: 'rack', role: 'radiogroup', 'aria-label': texts.text('rack') },
    ...buttons,
  );
  const forward = texts.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = texts.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  node.addEventListener('keydown', (event) => {
    const by = { [forward]: 1, ArrowDown: 1, [backward]: -1, ArrowUp: -1 }[event.key];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (by === undefined || index === -1) return;
    event.preventDefault();
    const next = (index + by + chips.length) % chips.length;
    select(chips[next] ?? first.chip);
    buttons[next]?.focus();
  });
  return {
    node,
    show({ chip }) {
      for (const [index, button] of buttons.entries()) {
        const isSelected = chips[index] === chip;
        button.setAttribute('aria-checked', String(isSelected));
        button.tabIndex = isSelected ? 0 : -1;
      }
    },
  };
}
