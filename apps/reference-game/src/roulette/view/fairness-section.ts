import { element } from '../../element.js';
import { type RoundCheck, verifyAddress } from '../fairness.js';
import { type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { tableIcon } from './icons.js';
import { numberBadge } from './number-badge.js';

const fact = (name: string, value: string) =>
  element(
    'div',
    { class: 'seed-fact' },
    element('dt', {}, name),
    element('dd', {}, element('bdi', {}, value)),
  );

function checkedRound(check: RoundCheck, texts: RouletteTexts, locale: string): HTMLElement {
  const { number, result, serverSeed, serverSeedHash, clientSeeds, isFair } = check;
  const seeds = clientSeeds.length > 0 ? clientSeeds.join(', ') : texts.text('info.none');
  return element(
    'li',
    { class: 'round-check' },
    element(
      'details',
      {},
      element(
        'summary',
        {},
        numberBadge(result, texts),
        element(
          'span',
          { class: 'check-round' },
          texts.text('round', { number: texts.figure(String(number)) }),
        ),
        element(
          'span',
          { class: isFair ? 'verdict is-fair' : 'verdict is-unfair' },
          tableIcon(isFair ? 'check' : 'cross'),
          texts.text(isFair ? 'info.checked' : 'info.differs'),
        ),
      ),
      element(
        'dl',
        {},
        fact(texts.text('info.hash'), serverSeedHash),
        fact(texts.text('info.serverSeed'), serverSeed),
        fact(texts.text('info.clientSeeds'), seeds),
      ),
      element(
        'a',
        { class: 'verify-link', href: verifyAddress(check, locale), target: '_blank', rel: 'noopener' },
        texts.text('info.verify'),
      ),
    ),
  );
}

/** Creates the part of the dialog that shows how the rounds were drawn, and updates it with them. */
export function createFairnessSection(
  texts: RouletteTexts,
  createSeedForm: (announce: (text: string) => void) => HTMLElement,
): { node: HTMLElement; show(state: TableState): void } {
  const hash = element('bdi', {});
  // A dialog hides the page's own live region from screen readers.
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const list = element('ul', { class: 'round-checks' });
  const none = element('p', {}, texts.text('info.noChecks'));
  const node = element(
    'section',
    { class: 'info-section' },
    element('h3', {}, texts.text('info.fairness')),
    element('p', {}, texts.text('info.fairnessHow')),
    element(
      'dl',
      {},
      element(
        'div',
        { class: 'seed-fact' },
        element('dt', {}, texts.text('info.hash')),
        element('dd', {}, hash),
      ),
    ),
    createSeedForm((text) => status.replaceChildren(text)),
    status,
    element('h3', {}, texts.text('info.checks')),
    none,
    list,
  );
  let shown: TableState['checks'] | null = null;
  return {
    node,
    show({ round, checks, table }) {
      hash.textContent = round.seeds.serverSeedHash;
      if (checks === shown) return;
      // What is open stays open: new rounds come on top.
      const known = new Set(shown);
      list.prepend(
        ...checks
          .filter((check) => !known.has(check))
          .map((check) => checkedRound(check, texts, table.locale)),
      );
      while (list.children.length > checks.length) list.lastElementChild?.remove();
      shown = checks;
      none.hidden = checks.length > 0;
    },
  };
}
