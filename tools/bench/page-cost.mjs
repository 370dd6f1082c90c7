import { gzipSync } from 'node:zlib';
import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';

/** Records paints, long tasks and shifts of a page. */
function watchLoad() {
  const seen = { largestPaint: 0, firstPaint: 0, shift: 0, tasks: [] };
  window.seen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime));
  watch('layout-shift', ({ value }) => (seen.shift += value));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

/** Returns the body of a script; a page that has navigated or closed meanwhile no longer has it, the server does. */
const readBody = (response) =>
  response.body().catch(async () => Buffer.from(await (await fetch(response.url())).arrayBuffer()));

/**
 * Loads a page once on a phone and returns what it costs before any interaction: milliseconds (largest paint, blocking
 * time, longest task, main-thread work), kilobytes on the wire (HTML, JavaScript compressed by gzip), counts (files of
 * JavaScript, requests, elements) and the sum of layout shifts.
 */
export async function measurePage(browser, url, { cookies } = {}) {
  const { context, page, session } = await openPhone(browser, { cookies });
  const reading = [];
  let html = 0;
  let requests = 0;
  const documents = new Set();
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Document' && documents.add(requestId),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (documents.has(requestId)) html += encodedDataLength;
  });
  page.on('response', (response) => {
    if (response.url().startsWith('data:')) return;
    requests += 1;
    if (response.request().resourceType() === 'script')
      reading.push(readBody(response).then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.addInitScript(watchLoad);
  await loadAndWatch(page, url);
  const scripts = await Promise.all(reading);
  const seen = await page.evaluate(() => ({
    ...window.seen,
    elements: document.getElementsByTagName('*').length,
  }));
  const work = await mainThreadMs(session);
  await context.close();
  const blocking = seen.tasks
    .filter(({ startTime }) => startTime > seen.firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return {
    'largest paint, ms': seen.largestPaint,
    'blocking time, ms': blocking,
    'longest task, ms': Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
    'main-thread work, ms': work,
    'HTML, KB': html / 1024,
    'JavaScript, KB': scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024,
    'JavaScript files': scripts.length,
    requests,
    elements: seen.elements,
    shift: seen.shift,
  };
}
