import { type Driver } from './driver.js';
import { type Found, type Query, toSentQuery } from './in-page.js';

const patienceMs = 30_000;
const between = () => new Promise((resolve) => setTimeout(resolve, 60));

/** A person in one of the engines: waits for what it acts on, as Playwright's locators do. */
export interface Visitor {
  driver: Driver;
  open(path: string): Promise<void>;
  click(query: Query): Promise<void>;
  /** Clicks a box until it is checked. */
  check(query: Query): Promise<void>;
  type(query: Query, text: string): Promise<void>;
  choose(query: Query, value: string): Promise<void>;
  press(key: 'Enter'): Promise<void>;
  /** Waits until the element is visible, and returns what is known of it. */
  see(query: Query, patience?: number): Promise<Found>;
  /** Waits until there is no such element. */
  seeNo(query: Query): Promise<void>;
  /** Whether it is visible now. */
  sees(query: Query): Promise<boolean>;
  /** Waits until the address of the page matches. */
  seeAddress(pattern: RegExp): Promise<void>;
  /** Waits until a condition is true. @throws Error that names `what` after `patience` ms */
  until(what: string, condition: () => Promise<boolean>, patience?: number): Promise<void>;
}

/** Creates a person on a casino's pages. */
export function createVisitor(driver: Driver, origin: string): Visitor {
  const written = (query: Query) => JSON.stringify({ ...toSentQuery(query), frame: query.frame });
  /** A page that is being replaced has no elements, and some engines throw instead of saying so. */
  const find = (query: Query) => driver.find(query).catch(() => null);

  async function until(
    what: string,
    condition: () => Promise<boolean>,
    patience = patienceMs,
  ): Promise<void> {
    const deadline = Date.now() + patience;
    for (;;) {
      if (await condition()) return;
      if (Date.now() > deadline) throw new Error(`waited ${patience} ms for ${what}`);
      await between();
    }
  }
  async function see(query: Query, patience?: number): Promise<Found> {
    let found: Found | null = null;
    await until(written(query), async () => (found = await find(query)) !== null, patience);
    return found as unknown as Found;
  }
  /** Whether the page is one of the casino's own, which React hydrates after its markup has come. */
  const isHydratedPage = async ({ frame }: Query) =>
    frame === undefined && (await driver.address()).startsWith(`${origin}/`);
  /** Waits until it is hydrated and at rest where a click reaches it. */
  async function untilReady(query: Query): Promise<void> {
    let before: Found | null = null;
    await see(query);
    const isHydrated = await isHydratedPage(query);
    await driver.aim(query).catch(() => undefined);
    await until(`${written(query)} to be hydrated, enabled, at rest and not covered`, async () => {
      const now = await find(query);
      const isAtRest = now !== null && before !== null && now.x === before.x && now.y === before.y;
      before = now;
      if (now !== null && isAtRest && !now.reachable) await driver.aim(query).catch(() => undefined);
      return isAtRest && now.enabled && now.reachable && (now.hydrated || !isHydrated);
    });
  }
  async function click(query: Query): Promise<void> {
    await untilReady(query);
    await driver.click(query);
  }
  return {
    driver,
    open: (path) => driver.open(`${origin}${path}`),
    click,
    check: async (query) => {
      if ((await see(query)).checked) return;
      await click(query);
      await until(`${written(query)} to be checked`, async () => (await find(query))?.checked === true);
    },
    type: async (query, text) => {
      await untilReady(query);
      await driver.type(query, text);
      await until(
        `${written(query)} to contain ${text}`,
        async () => (await find(query))?.value.replaceAll(/[\s/]/g, '') === text.replaceAll(/[\s/]/g, ''),
      );
    },
    choose: async (query, value) => {
      await untilReady(query);
      await until(`${written(query)} to have ${value}`, () =>
        driver.choose(query, value).then(
          () => true,
          () => false,
        ),
      );
    },
    press: (key) => driver.press(key),
    see,
    seeNo: (query) => until(`no ${written(query)}`, async () => (await find(query)) === null),
    sees: async (query) => (await find(query)) !== null,
    seeAddress: (pattern) =>
      until(`an address like ${String(pattern)}`, async () => pattern.test(await driver.address())),
    until,
  };
}
