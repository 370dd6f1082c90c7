/** The part of a script element that is needed to load and remove it. */
export interface RecaptchaScript {
  src: string;
  async: boolean;
  nonce?: string | undefined;
  addEventListener(type: 'load' | 'error', listener: () => void): void;
  remove(): void;
}

/** The part of a page that reCAPTCHA needs; a browser's `document` has it. */
export interface RecaptchaDocument<Script extends RecaptchaScript> {
  createElement(tag: 'script'): Script;
  readonly head: { append(script: Script): void };
  /** The window: Google's script puts `grecaptcha` there. */
  readonly defaultView: { setTimeout(run: () => void, milliseconds: number): unknown } | null;
}

export interface RecaptchaConfig<Script extends RecaptchaScript> {
  /** The setting `reCaptchaSiteKey`; nothing is loaded without one. */
  siteKey: string;
  document: RecaptchaDocument<Script>;
  /** The action of the player, as Google's console shows it: letters, digits, `/` and `_`. */
  action: string;
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
}

export interface Recaptcha {
  /** Returns a fresh token, or `undefined` if none is available. Never rejects and resolves within 5 s. */
  recaptchaToken: () => Promise<string | undefined>;
}

/** A login must not wait longer for a third-party script. */
const patienceMs = 5_000;

interface Grecaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<unknown>;
}

/** Checks the object itself and does not parse a copy: its methods may need `this`. */
function findGrecaptcha(view: object | null): Grecaptcha | null {
  const api: unknown = view && 'grecaptcha' in view ? view.grecaptcha : null;
  const usable = typeof api === 'object' && api !== null && 'ready' in api;
  return usable && typeof api.ready === 'function' ? (api as Grecaptcha) : null;
}

/** One script per page and key, regardless of the number of actions. */
const loads = new WeakMap<object, Map<string, Promise<boolean>>>();

function load<Script extends RecaptchaScript>({ siteKey, document, nonce }: RecaptchaConfig<Script>) {
  const ofPage = loads.get(document) ?? new Map<string, Promise<boolean>>();
  loads.set(document, ofPage);
  const known = ofPage.get(siteKey);
  if (known) return known;
  const loading = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    if (nonce !== undefined) script.nonce = nonce;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
  ofPage.set(siteKey, loading);
  // The next attempt may find a connection.
  void loading.then((loaded) => loaded || ofPage.delete(siteKey));
  return loading;
}

/**
 * Creates a reCAPTCHA (v3) for one action of a page (§7 login, `recaptchaToken`). Google's script is loaded with the
 * first token, and only if a key is set. If it cannot be loaded, there is no token and the call is sent without it.
 */
export function createRecaptcha<Script extends RecaptchaScript>(config: RecaptchaConfig<Script>): Recaptcha {
  const { siteKey, document, action } = config;
  const ask = async (): Promise<string | undefined> => {
    if (!(await load(config))) return undefined;
    const api = findGrecaptcha(document.defaultView);
    if (api === null) return undefined;
    await new Promise<void>((ready) => api.ready(ready));
    const token = await api.execute(siteKey, { action });
    return typeof token === 'string' && token !== '' ? token : undefined;
  };
  const patience = () =>
    new Promise<undefined>((resolve) => {
      document.defaultView?.setTimeout(() => resolve(undefined), patienceMs);
    });
  return {
    recaptchaToken: () =>
      siteKey === '' ? Promise.resolve(undefined) : Promise.race([ask().catch(() => undefined), patience()]),
  };
}
