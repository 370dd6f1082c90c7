import { element } from '../element.js';

export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A labelled control with a hint, and a message when its value has an error. */
export interface Field {
  readonly node: HTMLElement;
  readonly control: FieldControl;
  readonly hasError: boolean;
  showError(message: string | null): void;
}

/** Creates a field around a control, which gets the id. */
export function createField(id: string, control: FieldControl, label: string, hint: string | null): Field {
  control.id = id;
  const error = element('p', { id: `${id}-error`, class: 'v-error', hidden: true });
  const hints = hint === null ? [] : [element('p', { id: `${id}-hint`, class: 'v-hint' }, hint)];
  control.setAttribute('aria-describedby', [...hints.map((node) => node.id), error.id].join(' '));
  return {
    node: element(
      'div',
      { class: 'v-field' },
      element('label', { for: id }, label),
      control,
      error,
      ...hints,
    ),
    control,
    get hasError() {
      return !error.hidden;
    },
    showError(message) {
      error.hidden = message === null;
      error.textContent = message ?? '';
      if (message === null) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    },
  };
}
