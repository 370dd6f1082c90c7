import { element } from '../../element.js';
import { type ClientSeed } from '../../fairness/client-seed.js';
import { createClientSeedForm } from '../../fairness/client-seed-form.js';
import { fairnessTextsFor } from '../../fairness/fairness-texts.js';
import { announcement } from '../announcements.js';
import { type FeltLayout } from '../spot-geometry.js';
import { type RouletteEvent } from '../table-event.js';
import { type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { createCamera } from './camera.js';
import { createFelt } from './felt.js';
import { createFoot } from './foot.js';
import { createNotices } from './notices.js';
import { createPhaseHead } from './phase-head.js';
import { createStats } from './stats.js';
import { createTableInfo } from './info-dialog.js';
import { type RouletteSound } from '../roulette-sound.js';

export interface TableViewOptions {
  texts: RouletteTexts;
  sound: RouletteSound;
  clientSeed: ClientSeed;
  /** Whether the player asked for less motion. */
  calm: () => boolean;
  /** The browser's clock in milliseconds. */
  now: () => number;
  send(event: RouletteEvent): void;
  announce(text: string): void;
}

/** The open table on the screen. */
export interface TableView {
  readonly node: HTMLElement;
  lay(layout: FeltLayout): void;
  show(state: TableState, before: TableState | null): void;
}

/** Seconds before the end of betting at which a screen reader says how many are left. */
const announcedSeconds = 5;

/** Builds the screen of a table. */
export function createTableView(first: TableState, options: TableViewOptions): TableView {
  const { texts, sound, clientSeed, send, announce, calm, now } = options;
  const { table } = first;
  let current = first;

  const camera = createCamera(first, texts, { calm, now });
  const head = createPhaseHead(texts, {
    calm,
    now,
    onSecond(seconds) {
      if (seconds !== announcedSeconds) return;
      announce(texts.text('announce.soon', { seconds: texts.figure(String(seconds)) }));
    },
  });
  const felt = createFelt(first, texts, {
    place: (spot) => send({ type: 'chipPlaced', spot }),
    remove: (spot) => send({ type: 'chipRemoved', spot }),
  });
  const stats = createStats(first, texts);
  const notices = createNotices(texts, () => send({ type: 'dismissed' }));
  const foot = createFoot(first, texts, {
    selectChip: (chip) => send({ type: 'chipSelected', chip }),
    undo: () => send({ type: 'undone' }),
    clear: () => send({ type: 'cleared' }),
    repeat: () => send({ type: 'repeated' }),
    double: () => send({ type: 'doubled' }),
    openInfo: () => info.open(current),
    toggleSound() {
      sound.turn(!sound.isOn);
      foot.show(current, sound.isOn);
    },
  });
  const node = element(
    'main',
    {
      class: 'roulette',
      'aria-label': texts.text('region', { name: table.name, provider: table.provider }),
    },
    element('h1', { class: 'visually-hidden' }, table.name),
    element(
      'div',
      { class: 'room' },
      camera.node,
      head.node,
      notices.banner,
      felt.node,
      stats.node,
      notices.toast,
    ),
    foot.node,
  );
  const ownSeed: ClientSeed = {
    get value() {
      return clientSeed.value;
    },
    set(seed) {
      send({ type: 'seedChosen', seed });
      return clientSeed.set(seed);
    },
  };
  const info = createTableInfo(node, texts, (say) =>
    createClientSeedForm(ownSeed, fairnessTextsFor(table.locale), say),
  );

  return {
    node,
    lay: (layout) => felt.lay(layout),
    show(state, before) {
      current = state;
      camera.show(state);
      head.show(state);
      felt.show(state);
      stats.show(state);
      notices.show(state);
      foot.show(state, sound.isOn);
      info.show(state);
      sound.follow(state, before);
      const said = announcement(state, before, texts, now());
      if (said !== null) announce(said);
    },
  };
}
