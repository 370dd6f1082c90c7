/**
 * Registers the service worker that keeps the offline page in the locale, for browsers that have workers. A browser that
 * refuses, as with blocked storage, shows its own page when it is offline.
 */
export function registerOfflineWorker(
  locale: string,
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, 'register'> },
): void {
  navigator.serviceWorker
    ?.register(`/service-worker.js?locale=${locale}`, { updateViaCache: 'none' })
    .catch(() => undefined);
}
