import puppeteer, {
  type BrowserContext,
  type ElementHandle,
  type Frame,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { type Browser, type Driver, type Launch, viewports } from './driver.js';
import { inPage, type Query, toSentQuery } from './in-page.js';

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Nothing that a journey does not ask for may reach the network. */
const firefoxPreferences = {
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};
/** Firefox on a phone draws its bars over the page. */
const phoneFirefox = { 'ui.useOverlayScrollbars': 1 };
/** A private window of Firefox whose owner chose "All cross-site cookies". */
const strictFirefox = { 'browser.privatebrowsing.autostart': true, 'network.cookie.cookieBehavior': 1 };

function launchOptions(browser: 'chrome' | 'firefox', { device, strict }: Launch): LaunchOptions {
  const given = browser === 'chrome' ? process.env['CHROMIUM_PATH'] : process.env['FIREFOX_PATH'];
  if (given === undefined) throw new Error(`no path of ${browser}: start the journeys with npm run engines`);
  const common = { browser, executablePath: given, headless: true, acceptInsecureCerts: true } as const;
  return browser === 'chrome'
    ? {
        ...common,
        args: [
          ...chromiumArguments,
          ...(strict ? ['--incognito', '--test-third-party-cookie-phaseout'] : []),
        ],
      }
    : {
        ...common,
        extraPrefsFirefox: {
          ...firefoxPreferences,
          ...(device === 'phone' && phoneFirefox),
          ...(strict && strictFirefox),
        },
      };
}

/** Drives Chromium by its own protocol and Firefox by WebDriver BiDi, without a screen. */
export async function launchPuppeteer(browserName: 'chrome' | 'firefox', options: Launch): Promise<Browser> {
  const browser = await puppeteer.launch(launchOptions(browserName, options));
  let context: BrowserContext | undefined;
  return {
    openFresh: async () => {
      await context?.close();
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewports[options.device]);
      return createDriver(page);
    },
    close: () => browser.close(),
  };
}

function createDriver(page: Page): Driver {
  const place = async ({ frame }: Pick<Query, 'frame'>): Promise<Frame | null> => {
    if (frame === undefined) return page.mainFrame();
    const element = await page.$(frame);
    return (await element?.contentFrame()) ?? null;
  };
  const act = async (query: Query, action: 'aim' | 'focus' | 'choose', value = ''): Promise<void> => {
    const frame = await place(query);
    if ((await frame?.evaluate(inPage, toSentQuery(query), action, value)) !== true)
      throw new Error(`gone before ${action}: ${JSON.stringify(toSentQuery(query))}`);
  };
  const click = async (query: Query): Promise<void> => {
    const frame = await place(query);
    const target = await frame?.evaluateHandle(inPage, toSentQuery(query), 'target');
    const element = target?.asElement() as ElementHandle<Element> | null | undefined;
    if (!element) throw new Error(`gone before the click: ${JSON.stringify(toSentQuery(query))}`);
    await element.click();
  };
  return {
    /** As a link does: Firefox sends no event of the page that `goto` opens after one of another program, such as a bank's. */
    open: async (address) => {
      const before = await page.evaluate('performance.timeOrigin');
      await page.evaluate(`void location.assign(${JSON.stringify(address)})`);
      const deadline = Date.now() + 60_000;
      const isOpen = `performance.timeOrigin !== ${String(before)} && document.readyState === 'complete'`;
      // Between two pages there is none that could evaluate it.
      while ((await page.evaluate(isOpen).catch(() => false)) !== true)
        if (Date.now() > deadline) throw new Error(`${address} did not open`);
    },
    address: () => Promise.resolve(page.url()),
    find: async (query) => {
      const frame = await place(query);
      return ((await frame?.evaluate(inPage, toSentQuery(query), 'find')) ?? null) as Awaited<
        ReturnType<Driver['find']>
      >;
    },
    aim: (query) => act(query, 'aim'),
    click,
    type: async (query, text) => {
      // A script cannot move the focus into a frame of another origin.
      await click(query);
      await act(query, 'focus');
      await page.keyboard.type(text);
    },
    choose: (query, value) => act(query, 'choose', value),
    press: (key) => page.keyboard.press(key),
    run: async <T>(expression: string, frame?: string) => {
      const found = await place(frame === undefined ? {} : { frame });
      if (found === null) throw new Error(`no frame ${String(frame)}`);
      return (await found.evaluate(expression)) as T;
    },
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
  };
}
