import { expect, it, vi } from 'vitest';
import { createBlockReport, createBlockReports, reportsKey } from './block-reports.js';

function memory(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const report = { ip: '203.0.113.7', country: 'US', firstUrl: '/casino' };

it('names the first known address, the country and the page', () => {
  const location = { country: { code: 'US' }, ipInfo: { ips: ['203.0.113.7'], subdivisions: [] } };
  expect(createBlockReport(location, '/casino')).toEqual(report);
  expect(createBlockReport({ country: { code: 'US' } }, '/').ip).toBe('');
});

it('is sent once for each address, country and page, also in a later visit', async () => {
  const storage = memory();
  const send = vi.fn(() => Promise.resolve());
  const visit = createBlockReports(storage, send);
  await Promise.all([visit.report(report), visit.report({ ...report })]);
  await createBlockReports(storage, send).report(report);
  expect(send).toHaveBeenCalledExactlyOnceWith(report);
  for (const change of [{ ip: '203.0.113.8' }, { country: 'GB' }, { firstUrl: '/promotions' }])
    await visit.report({ ...report, ...change });
  expect(send).toHaveBeenCalledTimes(4);
});

it('is sent again when it failed', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(undefined);
  const reports = createBlockReports(memory(), send);
  await reports.report(report);
  await reports.report(report);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each(['not JSON', '{}', '[1]', 'null'])('is sent although the storage holds %s', async (text) => {
  const send = vi.fn(() => Promise.resolve());
  await createBlockReports(memory({ [reportsKey]: text }), send).report(report);
  expect(send).toHaveBeenCalledOnce();
});

it('remembers the newest fifty only', async () => {
  const storage = memory();
  const reports = createBlockReports(storage, () => Promise.resolve());
  for (let page = 0; page < 60; page += 1) await reports.report({ ...report, firstUrl: `/${page}` });
  expect(JSON.parse(storage.getItem(reportsKey) ?? '')).toHaveLength(50);
});
