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

describe('the settings in force', () => {
  it('are asked for again when they have grown old, once, while the last ones are served', async () => {
    let loads = 0;
    const { name, pass } = sourceOf(1_000, () => Promise.resolve(named(`load ${(loads += 1)}`)));
    expect(await name()).toBe('first');
    pass(1_000);
    expect(await Promise.all([name(), name()])).toEqual(['first', 'first']);
    expect(await name()).toBe('load 1');
    expect(loads).toBe(1);
  });
  it('are fresh each time where nothing may be old', async () => {
    let loads = 0;
    const { name } = sourceOf(0, () => Promise.resolve(named(`load ${(loads += 1)}`)));
    expect([await name(), await name()]).toEqual(['load 1', 'load 2']);
  });
  it('stay as they are where none can be had, with a report', async () => {
    const { name, reports } = sourceOf(0, () => Promise.reject(new Error('no answer')));
    expect(await name()).toBe('first');
    expect(reports).toEqual(['settings stay: no answer']);
  });
});
