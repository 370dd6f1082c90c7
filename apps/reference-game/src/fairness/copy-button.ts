import { copyText } from '../copy-text.js';
import { element } from '../element.js';
import { type FairnessTexts } from './fairness-texts.js';

/** Creates a button that copies the text of an element and says what it did. */
export function createCopyButton(
  source: HTMLElement,
  label: string,
  texts: FairnessTexts,
  announce: (text: string) => void,
): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'fair-button', 'aria-label': label },
    texts.text('copy'),
  );
  button.addEventListener('click', () => {
    void copyText(source).then((result) => {
      button.textContent = texts.text(result);
      announce(texts.text(result));
    });
  });
  return button;
}
