/**
 * Returns the script of the service worker. It keeps one file, the offline page, and answers with it when the network gives
 * no response to a navigation. It keeps no other page and no call, so nothing that it shows is stale. `version` changes with
 * the page: browsers then install the worker again.
 */
export const serviceWorker = (page: string, version: string): string => `'use strict';
const page = ${JSON.stringify(page)};
const kept = ${JSON.stringify(`offline-page-${version}`)};

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches.open(kept).then((cache) => cache.add(new Request(page, { cache: 'reload', credentials: 'omit' }))),
  );
});

self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
    // Navigations do not wait until the worker runs.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(dropOthers());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  const respond = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match(page)) ?? Response.error();
    }
  };
  event.respondWith(respond());
});
`;
