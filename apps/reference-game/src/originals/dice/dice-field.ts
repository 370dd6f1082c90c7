import { element } from '../../element.js';

/** A field for one of the three figures of a bet, which are one value. */
export interface DiceField {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement;
  name(label: string): void;
  /** Shows a value, unless the player is typing one. */
  show(value: string): void;
}

/** Creates a field; `onEntered` gets what was typed when the player leaves it or presses Enter. */
export function createDiceField(
  id: string,
  unit: string | null,
  onEntered: (text: string) => void,
): DiceField {
  const label = element('label', { for: id });
  const input = element('input', {
    ...{ id, type: 'text', inputmode: 'decimal', dir: 'ltr', autocomplete: 'off', maxlength: 12 },
  });
  let shown = '';
  const enter = () => {
    const typed = input.value;
    if (typed === shown) return;
    input.value = shown;
    onEntered(typed);
  };
  input.addEventListener('change', enter);
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') enter();
  });
  return {
    node: element(
      'div',
      { class: 'd-field' },
      label,
      element('div', {}, input, ...(unit === null ? [] : [element('span', {}, unit)])),
    ),
    input,
    name(text) {
      label.textContent = text;
    },
    show(value) {
      shown = value;
      input.value = value;
    },
  };
}
