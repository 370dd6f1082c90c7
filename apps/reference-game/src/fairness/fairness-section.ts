import '../style/client-seed-form.css';
import '../style/fairness.css';
import { type GameTable } from '@casino-kit/api-contract';
import { element } from '../element.js';
import { createClientSeedForm } from './client-seed-form.js';
import { createCopyButton } from './copy-button.js';
import { type FairRecord, type FairRound, listedRounds } from './fair-record.js';
import { fairnessTextsFor } from './fairness-texts.js';
import { createRoundRow } from './round-list.js';

/** The part of the dialog about fairness. */
export interface FairnessSection {
  readonly node: HTMLElement;
  /** Stops following the game. */
  dispose(): void;
}

/** Builds the section: what the server committed to, the player's seed, and the last rounds. */
export function createFairnessSection(record: FairRecord, table: GameTable): FairnessSection {
  const texts = fairnessTextsFor(table.locale);
  const live = element('p', { class: 'visually-hidden', role: 'status' });
  const announce = (text: string) => live.replaceChildren(text);
  const hash = element('code', { class: 'fair-hash', dir: 'ltr' });
  const mismatch = element('p', { class: 'fair-mismatch', role: 'alert', hidden: true });
  const note = element('p', {});
  const list = element('ol', { class: 'fair-rounds' });
  /** Rows by the number of their round: one that does not change is not built again, so that focus stays in it. */
  const rows = new Map<number, { played: FairRound; node: HTMLElement }>();

  const show = () => {
    const { rounds, next, hasMismatch } = record;
    hash.textContent = next?.serverSeedHash ?? '';
    mismatch.hidden = !hasMismatch;
    if (hasMismatch && mismatch.textContent === '') mismatch.textContent = texts.text('mismatch');
    note.textContent =
      rounds.length === 0
        ? texts.text('rounds.none')
        : texts.text('rounds.note', { count: texts.figure(String(listedRounds)) });
    const nodes = rounds.map((played) => {
      const known = rows.get(played.number);
      if (known?.played === played) return known.node;
      const node = createRoundRow(played, { table, texts, announce });
      rows.set(played.number, { played, node });
      return node;
    });
    // Nothing that stays is moved: it would lose the focus.
    for (const old of [...list.children]) if (!nodes.some((node) => node === old)) old.remove();
    for (const [place, node] of nodes.entries())
      if (list.children[place] !== node) list.insertBefore(node, list.children[place] ?? null);
  };
  show();
  const unsubscribe = record.subscribe(show);
  return {
    node: element(
      'section',
      { class: 'info-section fair', 'aria-labelledby': 'fair-title' },
      element('h3', { id: 'fair-title', tabindex: -1 }, texts.text('title')),
      element('p', {}, texts.text('intro')),
      mismatch,
      element(
        'div',
        { class: 'fair-block' },
        element('h4', {}, texts.text('nextHash')),
        hash,
        element(
          'div',
          { class: 'fair-actions' },
          createCopyButton(hash, texts.text('copy.hash'), texts, announce),
        ),
      ),
      createClientSeedForm(record.clientSeed, texts, announce),
      element('div', { class: 'fair-block' }, element('h4', {}, texts.text('rounds')), note, list),
      live,
    ),
    dispose: unsubscribe,
  };
}
