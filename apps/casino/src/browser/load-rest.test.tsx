import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLoadRest } from './load-rest.js';

const address = '/texts/de.0123456789abcdef.json';
const texts = { 'shell.login': 'Anmelden' };
const respondWith = (respond: () => Promise<Response>) => {
  const request = vi.fn(respond);
  vi.stubGlobal('fetch', request);
  return request;
};
afterEach(() => vi.unstubAllGlobals());

describe('createLoadRest', () => {
  it('requests the address once, however often the texts are needed', async () => {
    const request = respondWith(() => Promise.resolve(Response.json(texts)));
    const load = createLoadRest(address, () => Promise.resolve({}));
    expect(request).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('focusin'));
    expect(await Promise.all([load(), load()])).toEqual([texts, texts]);
    expect(request).toHaveBeenCalledExactlyOnceWith(address);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('begins with the first %s', (type) => {
    const request = respondWith(() => Promise.resolve(Response.json(texts)));
    createLoadRest(address, () => Promise.resolve({}));
    window.dispatchEvent(new Event(type));
    expect(request).toHaveBeenCalledOnce();
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('network'))],
    ['the server fails', () => Promise.resolve(new Response('', { status: 503 }))],
    ['the response is not JSON', () => Promise.resolve(new Response('<html>'))],
  ])('loads the texts otherwise when %s', async (_, respond) => {
    respondWith(respond);
    expect(await createLoadRest(address, () => Promise.resolve(texts))()).toEqual(texts);
  });
});
