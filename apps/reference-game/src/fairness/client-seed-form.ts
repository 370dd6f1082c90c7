import { isClientSeed } from '@casino-kit/reference-games';
import { element } from '../element.js';
import { type ClientSeed, randomClientSeed } from './client-seed.js';
import { type FairnessTexts } from './fairness-texts.js';

const longest = 64;

/** Returns why a text cannot be a client seed, or null. */
function getClientSeedError(text: string, texts: FairnessTexts): string | null {
  if (text.trim() === '') return texts.text('clientSeed.empty');
  if (isClientSeed(text)) return null;
  return texts.text(text.length > longest ? 'clientSeed.tooLong' : 'clientSeed.characters');
}

/**
 * Creates the controls that change the player's client seed. They are no form: the game's frame is sandboxed, and a
 * browser does not submit forms there.
 */
export function createClientSeedForm(
  seed: ClientSeed,
  texts: FairnessTexts,
  announce: (text: string) => void,
): HTMLElement {
  const input = element('input', {
    id: 'client-seed',
    class: 'fair-input',
    type: 'text',
    dir: 'ltr',
    value: seed.value,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint client-seed-message',
  });
  const message = element('p', { id: 'client-seed-message', class: 'fair-message' });
  const show = (text: string, isError: boolean) => {
    message.textContent = text;
    message.classList.toggle('is-error', isError);
    if (isError) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  const save = () => {
    const error = getClientSeedError(input.value, texts);
    if (error !== null) {
      show(error, true);
      announce(error);
      input.focus();
      return;
    }
    const text = texts.text(seed.set(input.value) ? 'clientSeed.saved' : 'clientSeed.notKept');
    show(text, false);
    announce(text);
  };
  const random = element('button', { type: 'button', class: 'fair-button' }, texts.text('clientSeed.random'));
  random.addEventListener('click', () => {
    input.value = randomClientSeed();
    save();
  });
  const use = element(
    'button',
    { type: 'button', class: 'fair-button is-first' },
    texts.text('clientSeed.save'),
  );
  use.addEventListener('click', save);
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') save();
  });
  return element(
    'div',
    { class: 'fair-form' },
    element('label', { for: 'client-seed', class: 'fair-label' }, texts.text('clientSeed')),
    input,
    message,
    element('div', { class: 'fair-actions' }, use, random),
    element('p', { id: 'client-seed-hint', class: 'fair-hint' }, texts.text('clientSeed.hint')),
  );
}
