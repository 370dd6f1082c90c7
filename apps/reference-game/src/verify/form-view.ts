import { originals, slotModels, type VerifierFields } from '@casino-kit/reference-games';
import { element } from '../element.js';
import { createField, type Field, type FieldControl } from './field.js';
import { type FormErrors, isShared, findOriginal, type VerifyForm } from './read-form.js';
import { type VerifyTexts } from './verify-texts.js';

export interface FormView {
  readonly node: HTMLFormElement;
  /** Returns what is entered. */
  read(): VerifyForm;
  /** Fills the form, such as from a link. */
  fill(fields: VerifierFields): void;
  /** Shows errors at their fields. `onlyShown`: no field that has none yet gets one, as while the player types. */
  showErrors(errors: FormErrors, onlyShown: boolean): void;
  /** Moves the focus to the first field with an error. */
  focusError(): void;
}

const seedAttributes = {
  dir: 'ltr',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
} as const;

function gameOptions(texts: VerifyTexts): HTMLOptionElement[] {
  const option = (value: string, name: string) => element('option', { value }, name);
  return [
    option('', texts.text('game.choose')),
    ...slotModels.map(({ number }) =>
      option(`slot-${number}`, texts.text('game.slot', { number: texts.figure(String(number)) })),
    ),
    option('roulette', texts.text('game.roulette')),
    option('crash', texts.text('game.crash')),
    ...originals.map((original) => option(original, texts.text(`game.${original}`))),
  ];
}

/** Creates the form of a round to verify. */
export function createFormView(texts: VerifyTexts): FormView {
  const seedInput = () => element('input', { type: 'text', class: 'v-seed', ...seedAttributes });
  const game = element('select', {}, ...gameOptions(texts));
  const bought = element('input', { type: 'checkbox', id: 'bought' });
  const boughtRow = element(
    'div',
    { class: 'v-check' },
    bought,
    element('label', { for: 'bought' }, texts.text('bought')),
  );
  const longSeed = () => element('textarea', { class: 'v-seed', rows: 2, ...seedAttributes });
  const controls = {
    game,
    choice: seedInput(),
    serverSeedHash: longSeed(),
    serverSeed: longSeed(),
    clientSeed: seedInput(),
    clientSeeds: element('textarea', { class: 'v-seed', rows: 4, ...seedAttributes }),
    cashedOut: element('input', {
      ...{ type: 'text', inputmode: 'decimal', dir: 'ltr', autocomplete: 'off' },
    }),
    stake: element('input', { type: 'text', inputmode: 'decimal', dir: 'ltr', autocomplete: 'off' }),
  } satisfies Partial<Record<keyof VerifyForm, FieldControl>>;
  type Name = keyof typeof controls;
  const names = Object.keys(controls) as Name[];
  const fields = Object.fromEntries(
    names.map((name) => [
      name,
      createField(name, controls[name], texts.text(name), texts.text(`${name}.hint`)),
    ]),
  ) as Record<Name, Field>;
  for (const control of [controls.serverSeedHash, controls.serverSeed])
    control.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      node.requestSubmit();
    });

  /** Shows the fields of the chosen game. The others keep what was typed. */
  const followGame = () => {
    const shared = isShared(game.value);
    const original = findOriginal(game.value) !== undefined;
    fields.game.node.querySelector('.v-hint')?.toggleAttribute('hidden', shared || original);
    fields.choice.node.hidden = !original;
    fields.clientSeeds.node.hidden = !shared;
    fields.cashedOut.node.hidden = game.value !== 'crash';
    for (const slotOnly of [fields.clientSeed.node, boughtRow]) slotOnly.hidden = shared;
    fields.stake.node.hidden = game.value === 'roulette';
    if (original) boughtRow.hidden = true;
  };
  game.addEventListener('change', followGame);

  const node = element(
    'form',
    { class: 'v-form', novalidate: true, 'aria-labelledby': 'form-title' },
    element('h2', { id: 'form-title' }, texts.text('form')),
    fields.game.node,
    boughtRow,
    fields.choice.node,
    fields.serverSeedHash.node,
    fields.serverSeed.node,
    fields.clientSeed.node,
    fields.clientSeeds.node,
    fields.cashedOut.node,
    fields.stake.node,
    element('button', { type: 'submit', class: 'v-button' }, texts.text('submit')),
  );
  followGame();
  return {
    node,
    read: () => ({
      game: game.value,
      choice: controls.choice.value,
      bought: bought.checked,
      serverSeedHash: controls.serverSeedHash.value,
      serverSeed: controls.serverSeed.value,
      clientSeed: controls.clientSeed.value,
      clientSeeds: controls.clientSeeds.value,
      cashedOut: controls.cashedOut.value,
      stake: controls.stake.value,
    }),
    fill(values) {
      game.value = values.game;
      // A game that the page does not know.
      if (game.selectedIndex === -1) game.value = '';
      controls.choice.value = values.game === 'crash' ? '' : values.choice;
      controls.cashedOut.value = values.game === 'crash' ? values.choice : '';
      bought.checked = values.bought === '1';
      controls.serverSeedHash.value = values.serverSeedHash;
      controls.serverSeed.value = values.serverSeed;
      controls.stake.value = values.stake;
      controls.clientSeed.value = isShared(values.game) ? '' : values.clientSeed;
      controls.clientSeeds.value = isShared(values.game) ? values.clientSeed : '';
      followGame();
    },
    showErrors(errors, onlyShown) {
      for (const name of names) {
        const error = errors[name];
        if (error !== undefined && onlyShown && !fields[name].hasError) continue;
        const place = { line: texts.figure(String(error?.line ?? 1)) };
        fields[name].showError(error === undefined ? null : texts.text(`error.${error.key}`, place));
      }
    },
    focusError() {
      names
        .map((name) => fields[name])
        .find(({ hasError }) => hasError)
        ?.control.focus();
    },
  };
}
