import { makeSettings } from '@casino-kit/settings/testing';
import { describe, expect, it } from 'vitest';
import { settingsSource } from './settings-source.js';

const named = (brandName: string) => makeSettings({ brandName });

function sourceOf(maxAgeMs: number, load: () => Promise<ReturnType<typeof named>>) {
  let clock = 0;
  const reports: string[] = [];
  const source = settingsSource(named('first'), {
    load,
    now: () => clock,
    maxAgeMs,
    report: (what) => reports.push(what),
  });
  const name = async () => (await source.current()).brandName;
  return { name, reports, pass: (ms: number) => (clock += ms) };
}

describe('createSettingsSource', () => {
  it('refetches old settings once and serves the last ones meanwhile', async () => {
    let loads = 0;
    const { name, pass } = sourceOf(1_000, () => Promise.resolve(named(`load ${(loads += 1)}`)));
    expect(await name()).toBe('first');
    pass(1_000);
    expect(await Promise.all([name(), name()])).toEqual(['first', 'first']);
    expect(await name()).toBe('load 1');
    expect(loads).toBe(1);
  });
  it('loads fresh settings each time when the maximum age is 0', async () => {
    let loads = 0;
    const { name } = sourceOf(0, () => Promise.resolve(named(`load ${(loads += 1)}`)));
    expect([await name(), await name()]).toEqual(['load 1', 'load 2']);
  });
  it('keeps the last settings and reports the error when loading fails', async () => {
    const { name, reports } = sourceOf(0, () => Promise.reject(new Error('no answer')));
    expect(await name()).toBe('first');
    expect(reports).toEqual(['settings stay: no answer']);
  });
});
