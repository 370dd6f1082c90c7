// @vitest-environment jsdom
import { getByRole, queryByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OriginalTable } from '@casino-kit/api-contract';
import { openClientSeed } from '../fairness/client-seed.js';
import { createPlayerSwitches } from '../testing/player-switches.js';
import { realTime, stillTime } from '../testing/shown-table.js';
import { createDiceView } from './dice/dice-view.js';
import { createMinesView } from './mines/mines-view.js';
import { createPlinkoView } from './plinko/plinko-view.js';
import { type OriginalPlay } from './session.js';
import { drawRound, startOriginal } from './testing/original-game.js';
import { originalTextsFor } from './texts.js';

const views = { dice: createDiceView, plinko: createPlinkoView, mines: createMinesView };
const user = userEvent.setup({ delay: null });

beforeEach(stillTime);
afterEach(realTime);

/** Shows a game as its page does: every change of its session is drawn. */
async function open(game: keyof typeof views, changes: Partial<OriginalTable> = {}) {
  const started = startOriginal({ game, ...changes });
  await started.ready();
  const said: string[] = [];
  const view = views[game](started.play(), {
    ...{ texts: originalTextsFor('en'), session: started.session, calm: () => true },
    switches: createPlayerSwitches(),
    announce: (text) => void said.push(text),
    clientSeed: openClientSeed(() => ({ getItem: () => 'lucky', setItem: () => undefined })),
    sound: {
      ...{ isOn: false, turn: () => undefined, reelStop: () => undefined, freeSpins: () => undefined },
      ...{ spin: () => undefined, win: () => undefined },
    },
  });
  document.body.replaceChildren(view.node);
  let before: OriginalPlay | null = null;
  const show = () => {
    view.show(started.play(), before);
    before = started.play();
  };
  show();
  /** Goes on with Tab until a button has the focus. */
  const tabTo = async (name: RegExp) => {
    const button = getByRole(view.node, 'button', { name });
    for (let presses = 0; presses < 80 && document.activeElement !== button; presses += 1) await user.tab();
    expect(document.activeElement).toBe(button);
    return button;
  };
  const press = async (name: RegExp, key = '{Enter}') => {
    await tabTo(name);
    await user.keyboard(key);
    show();
  };
  /** Lets the time that the session waits for pass. */
  const passWaits = () => {
    for (const { work } of started.waits.splice(0)) work();
    show();
  };
  const answer = async (number: number) => {
    await started.answer(drawRound(started.asked.at(-1)!.bet, number, started.table));
    show();
  };
  return { ...{ started, view, said, show, tabTo, press, passWaits, answer } };
}

describe('the keyboard at an original', () => {
  it('reaches every button of each of them, and every field, by Tab alone', async () => {
    for (const game of ['dice', 'plinko', 'mines'] as const) {
      const { view } = await open(game);
      const wanted = [...view.node.querySelectorAll<HTMLElement>('button, input')].filter(
        (control) => control.closest('[hidden]') === null && control.tabIndex >= 0,
      );
      const reached = new Set<Element>();
      for (let presses = 0; presses < 80; presses += 1) {
        await user.tab();
        if (document.activeElement !== null) reached.add(document.activeElement);
      }
      expect(wanted.filter((control) => !reached.has(control))).toEqual([]);
      expect(wanted.length).toBeGreaterThan(8);
    }
  });

  it.each([
    ['dice', /^Roll for/, 'over-50.00'],
    ['plinko', /^Drop/, 'plinko-16-medium'],
  ] as const)('raises the bet, plays %s and hears the result', async (game, name, choice) => {
    const { started, press, answer, said } = await open(game);
    await press(/Raise the bet/, ' ');
    await press(name);
    expect(started.asked[0]?.bet).toMatchObject({ stake: '0.40', choice });
    await answer(0);
    expect(said.at(-1)).toMatch(/€/);
  });

  it('starts a round of mines, which plays no rounds automatically', async () => {
    const { started, press, view } = await open('mines');
    await press(/Play options/);
    expect(queryByRole(view.node, 'button', { name: 'Start autoplay' })).toBeNull();
    expect(view.node.querySelectorAll('[role=switch]')).toHaveLength(2);
    await press(/^Close/);
    await press(/^Start for/);
    expect(started.moves.at(-1)?.move).toMatch(/^start 3 for 0\.20/);
  });

  it('starts autoplay with a plan of its own, and stops it at once', async () => {
    const { started, view, press, tabTo, passWaits, answer, said, show } = await open('dice');
    await press(/Play options/);
    const start = getByRole(view.node, 'button', { name: 'Start autoplay' });
    expect(start.getAttribute('aria-disabled')).toBe('true');
    start.focus();
    await user.keyboard('{Enter}');
    expect(started.play().auto).toBeNull();
    const choices = { Rounds: '10', 'Loss limit': '€1.00', 'Stop at a win of': '€20.00' };
    for (const [group, name] of Object.entries(choices)) {
      getByRole(getByRole(view.node, 'group', { name: group }), 'radio', { name }).focus();
      await user.keyboard(' ');
    }
    expect(start.getAttribute('aria-disabled')).toBe('false');
    start.focus();
    await user.keyboard('{Enter}');
    show();
    expect(started.play().auto?.plan).toMatchObject({ rounds: 10, lossLimit: '1' });
    expect(said.at(-1)).toBe('Autoplay. Rounds left: 10');
    passWaits();
    expect(started.asked[0]?.bet).toMatchObject({ automatic: true, stake: '0.20' });
    await answer(0);
    const stop = await tabTo(/Stop autoplay/);
    await user.keyboard('{Enter}');
    show();
    expect([stop.hidden, started.play().auto?.ended]).toEqual([true, 'player']);
    expect(said.at(-1)).toMatch(/^Autoplay is stopped\. Net result: /);
    passWaits();
    expect(started.asked).toHaveLength(1);
  });

  it.each(['plinko', 'dice'] as const)(
    'offers no autoplay at %s where the policy forbids it',
    async (game) => {
      const { view, press, started } = await open(game, { autoplay: false, quickPlay: false });
      await press(/Play options/);
      expect(queryByRole(view.node, 'button', { name: 'Start autoplay' })).toBeNull();
      expect(view.node.querySelectorAll('[role=switch]')).toHaveLength(1);
      started.session.startAutoplay({ rounds: 10, lossLimit: '5', singleWin: '5' }, 'over-50.00');
      expect(started.play().auto).toBeNull();
      const without = await open(game, { autoplay: false, quickPlay: false, hotKeys: false });
      expect(queryByRole(without.view.node, 'button', { name: /Play options/ })).toBeNull();
    },
  );
});
