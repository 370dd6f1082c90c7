import { expect, it, vi } from 'vitest';
import { registerOfflineWorker } from './offline-worker.js';

it('registers the worker of the locale, and ignores a browser that refuses or has none', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  registerOfflineWorker('de', { serviceWorker: { register } });
  registerOfflineWorker('de', {});
  await expect(register.mock.results[0]?.value).rejects.toThrow('blocked');
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js?locale=de', {
    updateViaCache: 'none',
  });
});
