import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import WebDriver from 'webdriver';
import { type Browser, type Driver, type Launch, viewports } from './driver.js';
import { type Found, inPage, type Query, toSentQuery } from './in-page.js';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof elementKey, string>;
const keys = { Enter: '\uE007' } as const;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

/** What a private window does anyway: a driven MiniBrowser keeps nothing and gives third parties no cookies. */
const strictArguments = ['--cookies-policy=no-third-party', '--enable-itp'];

/**
 * Drives WebKitGTK's MiniBrowser by WebDriver. It has no headless mode, so it fills a virtual screen of exactly the
 * wanted size, where it has no toolbar either; WebDriver's own pictures need a compositor, so the screen is pictured.
 */
export async function launchWebKit({ device, strict }: Launch): Promise<Browser> {
  const { width, height } = viewports[device];
  const programs: ReturnType<typeof spawn>[] = [];
  const stop = () => {
    for (const { pid, exitCode } of programs.reverse())
      if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
  };
  const display = spawn(
    process.env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true },
  );
  programs.push(display);
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    // Its language is that of the system; from C.UTF-8 it would be "C", which no formatter accepts.
    LC_ALL: 'C',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const port = await freePort();
  const server = spawn(
    process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver',
    [`--port=${port}`, '--host=127.0.0.1'],
    { env, stdio: 'ignore', detached: true },
  );
  programs.push(
    spawn(process.env['OPENBOX_PATH'] ?? 'openbox', [], { env, stdio: 'ignore', detached: true }),
    server,
  );
  await untilReady(port, () => server.exitCode === null).catch((error: unknown) => {
    stop();
    throw error;
  });

  const options = {
    binary: process.env['MINIBROWSER_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation', '--full-screen', ...(strict ? strictArguments : [])],
  };
  const newSession = () =>
    WebDriver.newSession({
      hostname: '127.0.0.1',
      port,
      logLevel: 'error',
      capabilities: {
        alwaysMatch: {
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': options,
        } as WebdriverIO.Capabilities,
        firstMatch: [{}],
      },
    });
  let session: Session | undefined;
  const endSession = async () => {
    await session?.deleteSession();
    session = undefined;
  };
  return {
    openFresh: async () => {
      await endSession();
      session = await newSession();
      await session.fullscreenWindow();
      return createDriver(session, env);
    },
    close: async () => {
      await endSession().catch(() => undefined);
      stop();
    },
  };
}

type Session = Awaited<ReturnType<typeof WebDriver.newSession>>;

function createDriver(browser: Session, env: NodeJS.ProcessEnv): Driver {
  /** Whether commands go into a frame. */
  let isInFrame = false;
  const leaveFrame = async (): Promise<void> => {
    if (isInFrame) await browser.switchToFrame(null);
    isInFrame = false;
  };
  const enter = async ({ frame }: Pick<Query, 'frame'>): Promise<boolean> => {
    await leaveFrame();
    if (frame === undefined) return true;
    const element: Reference | null = await browser.executeScript(
      'return document.querySelector(arguments[0])',
      [frame],
    );
    if (element === null) return false;
    await browser.switchToFrame(element);
    isInFrame = true;
    return true;
  };
  const inFrame = async <T>(query: Query, action: string, value = ''): Promise<T | null> => {
    if (!(await enter(query))) return null;
    return (await browser.executeScript(`return (${inPage.toString()})(...arguments)`, [
      toSentQuery(query) as object,
      action,
      value,
    ])) as T | null;
  };
  const act = async (query: Query, action: string, value = ''): Promise<void> => {
    if ((await inFrame(query, action, value)) !== true)
      throw new Error(`gone before ${action}: ${JSON.stringify(toSentQuery(query))}`);
  };
  const target = async (query: Query): Promise<string> => {
    const element = await inFrame<Reference>(query, 'target');
    if (element === null) throw new Error(`gone: ${JSON.stringify(toSentQuery(query))}`);
    return element[elementKey];
  };
  const press = async (text: string): Promise<void> => {
    await leaveFrame();
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await browser.performActions([{ type: 'key', id: 'keyboard', actions }]);
  };
  /** In a frame, WebKitGTK neither scrolls the page around it nor adds the frame's place: both are done here. */
  const click = async (query: Query): Promise<void> => {
    if (query.frame === undefined) return browser.elementClick(await target(query));
    const found = await inFrame<Found>(query, 'find');
    if (found === null) throw new Error(`gone: ${JSON.stringify(toSentQuery(query))}`);
    await leaveFrame();
    const [x = 0, y = 0]: number[] = await browser.executeScript(
      `const [selector, x, y] = arguments;
       const frame = document.querySelector(selector);
       const top = () => frame.getBoundingClientRect().top + frame.clientTop + y;
       window.scrollBy({ top: top() - innerHeight / 2, behavior: 'instant' });
       return [frame.getBoundingClientRect().left + frame.clientLeft + x, top()].map(Math.round);`,
      [query.frame, found.x, found.y],
    );
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await browser.performActions([{ type: 'pointer', id: 'mouse', actions }]);
  };
  return {
    open: async (address) => {
      await leaveFrame();
      await browser.navigateTo(address);
    },
    address: () => browser.getUrl(),
    find: (query) => inFrame<Found>(query, 'find'),
    aim: (query) => act(query, 'aim'),
    click,
    type: async (query, text) => {
      // A script cannot move the focus into a frame of another origin.
      await click(query);
      await act(query, 'focus');
      await press(text);
    },
    choose: (query, value) => act(query, 'choose', value),
    press: (key) => press(keys[key]),
    run: async <T>(expression: string, frame?: string) => {
      if (!(await enter(frame === undefined ? {} : { frame }))) throw new Error(`no frame ${String(frame)}`);
      const outcome = (await browser.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
         Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        [],
      )) as { value: T; error?: string };
      if (outcome.error !== undefined) throw new Error(outcome.error);
      return outcome.value;
    },
    picture: (path) => {
      const { status, stderr } = spawnSync(
        process.env['IMPORT_PATH'] ?? 'import',
        ['-window', 'root', path],
        { env, encoding: 'utf8' },
      );
      return status === 0 ? Promise.resolve() : Promise.reject(new Error(`no picture: ${stderr}`));
    },
  };
}

/** Waits until the driver accepts sessions. */
async function untilReady(port: number, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (isRunning() && Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}
