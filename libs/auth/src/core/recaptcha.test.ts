import { describe, expect, it } from 'vitest';
import { createRecaptcha, type RecaptchaScript } from './recaptcha.js';

class FakeScript implements RecaptchaScript {
  src = '';
  async = false;
  nonce?: string | undefined;
  removed = false;
  private listeners: Partial<Record<'load' | 'error', () => void>> = {};
  addEventListener(type: 'load' | 'error', listener: () => void) {
    this.listeners[type] = listener;
  }
  remove() {
    this.removed = true;
  }
  end(type: 'load' | 'error') {
    this.listeners[type]?.();
  }
}

/** A page whose scripts load, or fail, when the test decides; its clock stops until `runOut`. */
function fakePage({
  onAppend = () => undefined,
}: { onAppend?: ((script: FakeScript) => void) | undefined } = {}) {
  const scripts: FakeScript[] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  const view: { grecaptcha?: unknown; setTimeout(run: () => void, milliseconds: number): void } = {
    setTimeout: (run, milliseconds) => void timers.push({ run, milliseconds }),
  };
  const document = {
    createElement: () => new FakeScript(),
    head: {
      append: (script: FakeScript) => {
        scripts.push(script);
        onAppend(script);
      },
    },
    defaultView: view,
  };
  const runOut = () => timers.forEach(({ run }) => run());
  return { document, scripts, view, timers, runOut };
}

/** A page on which Google's script loads and returns the requested key and action. */
function pageWithGoogle(
  execute: (key: string, action: string) => Promise<unknown> = (...requested) =>
    Promise.resolve(requested.join(' ')),
) {
  const page = fakePage({
    onAppend: (script) => {
      page.view.grecaptcha = {
        ready: (run: () => void) => run(),
        execute: (key: string, { action }: { action: string }) => execute(key, action),
      };
      script.end('load');
    },
  });
  return page;
}

describe('createRecaptcha', () => {
  it('loads nothing without a key, and nothing before the first token is requested', async () => {
    const page = pageWithGoogle();
    const none = createRecaptcha({ siteKey: '', document: page.document, action: 'login' });
    await expect(none.recaptchaToken()).resolves.toBeUndefined();
    createRecaptcha({ siteKey: 'key', document: page.document, action: 'login' });
    expect(page.scripts).toEqual([]);
  });
  it("loads Google's script for the key, with the page's nonce", async () => {
    const page = pageWithGoogle();
    const made = createRecaptcha({
      siteKey: 'a&b',
      document: page.document,
      action: 'login',
      nonce: 'n0nce',
    });
    await expect(made.recaptchaToken()).resolves.toBe('a&b login');
    expect(page.scripts).toMatchObject([
      { src: 'https://www.google.com/recaptcha/api.js?render=a%26b', async: true, nonce: 'n0nce' },
    ]);
  });
  it('loads it once for all actions of a page, and returns a new token each time', async () => {
    let tokens = 0;
    const page = pageWithGoogle(() => Promise.resolve(`token ${(tokens += 1)}`));
    const login = createRecaptcha({ siteKey: 'key', document: page.document, action: 'login' });
    const reset = createRecaptcha({ siteKey: 'key', document: page.document, action: 'forgot_password' });
    expect(await Promise.all([login.recaptchaToken(), reset.recaptchaToken()])).toEqual([
      'token 1',
      'token 2',
    ]);
    await expect(login.recaptchaToken()).resolves.toBe('token 3');
    expect(page.scripts).toHaveLength(1);
  });
  it('continues without a token when the script cannot be loaded, and retries the next time', async () => {
    const page = fakePage({ onAppend: (script) => script.end('error') });
    const { recaptchaToken } = createRecaptcha({ siteKey: 'key', document: page.document, action: 'login' });
    await expect(recaptchaToken()).resolves.toBeUndefined();
    await expect(recaptchaToken()).resolves.toBeUndefined();
    expect(page.scripts.map(({ removed }) => removed)).toEqual([true, true]);
  });
  it('waits at most five seconds', async () => {
    const page = fakePage();
    const { recaptchaToken } = createRecaptcha({ siteKey: 'key', document: page.document, action: 'login' });
    const token = recaptchaToken();
    expect(page.timers.map(({ milliseconds }) => milliseconds)).toEqual([5_000]);
    page.runOut();
    await expect(token).resolves.toBeUndefined();
  });
  it.each([
    ['refuses', () => Promise.reject(new Error('no'))],
    ['gives no text', () => Promise.resolve(null)],
    ['gives an empty text', () => Promise.resolve('')],
  ])('continues without a token when Google %s', async (_case, execute) => {
    const { document } = pageWithGoogle(execute);
    const { recaptchaToken } = createRecaptcha({ siteKey: 'key', document, action: 'login' });
    await expect(recaptchaToken()).resolves.toBeUndefined();
  });
  it.each([[undefined], [null], [{}], [{ ready: 'soon' }]])(
    'goes on without a token where the script left %j behind',
    async (left) => {
      const page = fakePage({
        onAppend: (script) => {
          page.view.grecaptcha = left;
          script.end('load');
        },
      });
      const { recaptchaToken } = createRecaptcha({
        siteKey: 'key',
        document: page.document,
        action: 'login',
      });
      await expect(recaptchaToken()).resolves.toBeUndefined();
    },
  );
});
