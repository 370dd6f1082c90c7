import { startBuiltProduct } from '../start/built-product.mjs';
import { measureKeystrokes } from './keystroke-cost.mjs';
import { catalogueLimits, messageLimits } from './limits.mjs';
import { logIn } from './log-in.mjs';
import { measureMessages } from './message-cost.mjs';
import { startMessageSource } from './message-source.mjs';
import { measureJumps, measureScroll } from './scroll-cost.mjs';
import { medians, printTable } from './summary.mjs';

const sizes = [5_000, 20_000];
/** Where a list is looked at for its elements: its beginning, its end, and places in between. */
const places = [0, 0.1, 0.37, 0.8, 1];

/**
 * Measures lists of 5,000 and 20,000 games beside a list of as many in plain script, typing into their search beside a
 * search in plain script over the same games, and what messages of the socket cost
 * in the lobby and in play beside a page that writes them as raw text.
 *
 * @param {{ browser: object, floors: string, firstPort: number, gate: Function, interleave: Function }} bench three ports
 *   from the first one on are free
 */
export async function benchCatalogue({ browser, floors, firstPort, gate, interleave }) {
  for (const size of sizes) {
    const [shellPort, backendPort, sourcePort] = [firstPort, firstPort + 1, firstPort + 2];
    const backendUrl = `http://localhost:${backendPort}`;
    const source = await startMessageSource({ port: sourcePort, backendUrl });
    const product = await startBuiltProduct({
      backendPort,
      shells: [{ port: shellPort, env: { BACKEND_URL: `http://localhost:${sourcePort}` } }],
      backendEnv: { CATALOGUE_GAMES: String(size) },
    });
    const casino = `http://localhost:${shellPort}`;
    await benchLists({ browser, casino, floors, size, gate, interleave });
    if (size === sizes.at(-1))
      await benchMessages({ browser, casino, floors, source, sourcePort, gate, interleave });
    for (const { child, gone } of [...product.shells, product.backend]) {
      child.kill('SIGTERM');
      await gone;
    }
    await source.close();
  }
}

async function benchLists({ browser, casino, floors, size, gate, interleave }) {
  const name = `${size.toLocaleString('en')} games`;
  const list = `${casino}/casino?sort=sort`;
  const scrolls = await interleave({ floor: `${floors}/list?count=${size}`, [name]: list }, (url) =>
    measureScroll(browser, url),
  );
  printTable(`Scrolling a list of ${name} by touch, with a processor slowed four times`, scrolls);
  const [floor, ours] = ['floor', name].map((subject) => medians(scrolls[subject]));
  gate(
    `${name}, frames over 33 ms beyond the floor's`,
    ours['frames over 33 ms'] - floor['frames over 33 ms'],
    catalogueLimits.frames,
  );
  const most = Math.max(ours['most elements'], await measureJumps(browser, list, places));
  gate(`${name}, most elements at any place`, most, catalogueLimits.elements);
  const typed = await interleave(
    { floor: `${floors}/find?port=${new URL(casino).port}`, [name]: `${casino}/casino` },
    (url) => measureKeystrokes(browser, url),
  );
  printTable(`Typing into the search over ${name}: main-thread work from a key to its first result`, typed);
  const mean = 'mean of the others, ms';
  const [floorKey, key] = ['floor', name].map((subject) => medians(typed[subject])[mean]);
  gate(`${name}, work of a keystroke, ms`, key, catalogueLimits.keystroke);
  gate(
    `${name}, work of a keystroke in times of the floor's`,
    key / floorKey,
    catalogueLimits.keystrokeOfFloor,
  );
}

async function benchMessages({ browser, casino, floors, source, sourcePort, gate, interleave }) {
  const cookies = await logIn(browser, casino);
  const pages = {
    'raw text': { url: `${floors}/messages?socket=${encodeURIComponent(`http://localhost:${sourcePort}`)}` },
    lobby: { url: `${casino}/casino`, cookies },
    play: { url: `${casino}/play/book-of-tides`, cookies },
  };
  const costs = await interleave(pages, (page) => measureMessages(browser, { ...page, source }));
  printTable('A hundred messages of the socket a second, beyond the same page without them', costs);
  const work = 'main-thread work, ms';
  const floor = medians(costs['raw text'])[work];
  for (const page of ['lobby', 'play']) {
    const found = medians(costs[page]);
    gate(`messages in ${page}, frames over 33 ms`, found['frames over 33 ms'], messageLimits.frames);
    gate(`messages in ${page}, work in times of raw text`, found[work] / floor, messageLimits.work);
  }
}
