import { type GameTable, type TableBonusBuy } from '@casino-kit/api-contract';
import { isPositive, multiply } from '@casino-kit/money';
import { element, svgElement } from '../element.js';
import { type Face } from '../face/face.js';
import { type FairRecord } from '../fairness/fair-record.js';
import { coinSymbol } from '../face/symbols.js';
import { symbolPicture } from '../face/symbol-picture.js';
import { type Texts } from '../texts.js';
import { cellUnits, linePath } from '../win-show/line-path.js';
import { icon } from './icons.js';

const rowCount = 3;

/** What the dialog describes. `bet` is the current one, in major units. */
export interface InfoDialogContent {
  table: GameTable;
  face: Face;
  texts: Texts;
  bet: string;
  /** What makes its rounds checkable, if the server offers it. */
  fairness: FairRecord | null;
}

function section(title: string, ...children: Node[]): HTMLElement {
  return element('section', { class: 'info-section' }, element('h3', {}, title), ...children);
}

function payCard(content: InfoDialogContent, row: GameTable['paytable'][number]): HTMLElement {
  const { texts, bet, table } = content;
  const counts = Object.entries(row.pays).sort(([a], [b]) => Number(b) - Number(a));
  return element(
    'li',
    { class: 'pay-card' },
    symbolPicture(content.face, row.symbol, texts),
    element(
      'dl',
      {},
      ...counts.map(([count, times]) =>
        element(
          'div',
          {},
          element(
            'dt',
            {},
            table.wins === 'clusters' ? `${texts.figure(count)}+ ×` : `${texts.figure(count)} ×`,
          ),
          element('dd', {}, element('bdi', {}, texts.money(multiply(bet, times), table.currencyCode))),
        ),
      ),
    ),
  );
}

function lineCard({ texts, table }: InfoDialogContent, rows: readonly number[], index: number): HTMLElement {
  const reelCount = table.firstGrid.length;
  const cells = Array.from({ length: reelCount * rowCount }, (_, cell) => {
    const reel = cell % reelCount;
    const row = Math.floor(cell / reelCount);
    const isOn = rows[reel] === row;
    const at = { x: reel * cellUnits + 8, y: row * cellUnits + 8, width: 84, height: 84, rx: 16 };
    return svgElement('rect', { ...at, class: isOn ? 'line-cell is-on' : 'line-cell' });
  });
  return element(
    'li',
    { class: 'line-card' },
    svgElement(
      'svg',
      {
        viewBox: `0 0 ${reelCount * cellUnits} ${rowCount * cellUnits}`,
        role: 'img',
        'aria-label': texts.text('info.line', { line: texts.figure(String(index + 1)) }),
      },
      ...cells,
      svgElement('path', { class: 'line-mark', d: linePath(rows) }),
    ),
    element('span', { 'aria-hidden': 'true' }, texts.figure(String(index + 1))),
  );
}

function linesSection(content: InfoDialogContent): HTMLElement[] {
  const { texts, table } = content;
  if (table.lines.length === 0) return [];
  const cards = table.lines.map((rows, index) => lineCard(content, rows, index));
  return [section(texts.text('info.lines'), element('ul', { class: 'lines' }, ...cards))];
}

/** What the payouts of the table are for. */
const paysNotes = { lines: 'info.paysNote', ways: 'info.waysNote', clusters: 'info.clustersNote' } as const;

/** What each kind of wild does besides standing for others. */
const wildRules = {
  substituting: [],
  expanding: ['info.wildExpands'],
  multiplying: ['info.wildMultiplies'],
} as const;

function wildSection({ texts, face, table: { wilds } }: InfoDialogContent): HTMLElement[] {
  if (wilds === 'none') return [];
  const rules = ['info.wildRule', ...wildRules[wilds]] as const;
  const rule = rules.map((key) => texts.text(key)).join(' ');
  const shown = wilds === 'multiplying' ? 'wild-2' : 'wild';
  const picture = symbolPicture(face, shown, texts);
  return [
    section(
      texts.text('symbol.wild'),
      element('div', { class: 'free-rule' }, picture, element('p', {}, rule)),
    ),
  ];
}

function holdSection({ texts, face, table }: InfoDialogContent): HTMLElement[] {
  const { hold } = table;
  if (!hold) return [];
  const rule = texts.text('info.holdRule', {
    coins: texts.figure(String(hold.coins)),
    respins: texts.figure(String(hold.respins)),
  });
  const prize = (name: string, multiplier: string) =>
    element(
      'div',
      {},
      element('dt', { class: 'hold-prize', lang: 'en' }, name),
      element(
        'dd',
        {},
        element('bdi', {}, texts.text('info.maxWinValue', { multiplier: texts.figure(multiplier) })),
      ),
    );
  return [
    section(
      texts.text('info.hold'),
      element('div', { class: 'free-rule' }, symbolPicture(face, coinSymbol, texts), element('p', {}, rule)),
      element(
        'dl',
        { class: 'facts' },
        prize('grand', hold.grand),
        ...hold.prizes.map(({ prize: name, pays }) => prize(name, pays)),
      ),
    ),
  ];
}

function freeSpinsSection(content: InfoDialogContent): HTMLElement {
  const { texts, table } = content;
  const { scatters, spins, multiplier } = table.freeSpins;
  const rule = texts.text('info.freeSpinsRule', {
    scatters: texts.figure(String(scatters)),
    spins: texts.figure(String(spins)),
    multiplier: texts.figure(String(multiplier)),
  });
  return section(
    texts.text('info.freeSpins'),
    element(
      'div',
      { class: 'free-rule' },
      symbolPicture(content.face, 'scatter', texts),
      element('p', {}, rule),
    ),
  );
}

const buyFact = ({ price, returnToPlayer }: TableBonusBuy, texts: Texts) =>
  texts.text('info.buyValue', { price: texts.figure(price), rtp: texts.percent(returnToPlayer) });

function factsSection({ texts, table }: InfoDialogContent): HTMLElement {
  const fact = (name: string, value: string) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, element('bdi', {}, value)));
  const money = (amount: string | undefined) =>
    amount === undefined ? '' : texts.money(amount, table.currencyCode);
  const maxWin = texts.text('info.maxWinValue', { multiplier: texts.figure(table.maxMultiplier) });
  return section(
    texts.text('info.facts'),
    element(
      'dl',
      { class: 'facts' },
      fact(texts.text('info.rtp'), texts.percent(table.returnToPlayer)),
      ...(table.bonusBuy ? [fact(texts.text('info.buy'), buyFact(table.bonusBuy, texts))] : []),
      ...(isPositive(table.maxMultiplier) ? [fact(texts.text('info.maxWin'), maxWin)] : []),
      fact(texts.text('info.bets'), `${money(table.betSteps[0])} – ${money(table.betSteps.at(-1))}`),
    ),
    ...(['info.rtpNote', 'info.fair'] as const).map((key) => element('p', {}, texts.text(key))),
  );
}

/** Adds the part about fairness, and a button in the header that leads to it. Only this loads its code. */
function addFairness(dialog: HTMLDialogElement, { fairness, table, texts }: InfoDialogContent): void {
  if (fairness === null || fairness.next === null) return;
  const jump = element(
    'button',
    { type: 'button', class: 'info-jump', hidden: true },
    texts.text('info.fairness'),
  );
  dialog.querySelector('header h2')?.after(jump);
  const body = dialog.querySelector<HTMLElement>('.info-body');
  void import('../fairness/fairness-section.js').then(({ createFairnessSection }) => {
    if (!dialog.isConnected || body === null) return;
    const section = createFairnessSection(fairness, table);
    body.append(section.node);
    dialog.addEventListener('close', section.dispose);
    jump.addEventListener('click', () => {
      body.scrollTop = section.node.offsetTop - body.offsetTop;
      section.node.querySelector('h3')?.focus({ preventScroll: true });
    });
    jump.hidden = false;
  });
}

/** Opens the paytable and the rules over the game; restores the focus when it closes. */
export function openInfoDialog(place: HTMLElement, content: InfoDialogContent): void {
  const { texts, table, bet } = content;
  const close = element(
    'button',
    { type: 'button', class: 'bar-button', 'aria-label': texts.text('info.close') },
    icon('close'),
  );
  const paysNote = texts.text(paysNotes[table.wins], {
    stake: texts.money(bet, table.currencyCode),
  });
  const dialog = element(
    'dialog',
    { class: 'info', 'aria-labelledby': 'info-title' },
    element('header', {}, element('h2', { id: 'info-title' }, texts.text('info.title')), close),
    element(
      'div',
      { class: 'info-body', tabindex: 0, role: 'region', 'aria-labelledby': 'info-title' },
      section(
        texts.text('info.pays'),
        element('p', {}, paysNote),
        element('ul', { class: 'pays' }, ...table.paytable.map((row) => payCard(content, row))),
      ),
      ...wildSection(content),
      ...holdSection(content),
      freeSpinsSection(content),
      ...linesSection(content),
      factsSection(content),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  place.append(dialog);
  dialog.showModal();
  addFairness(dialog, content);
}
