import { makeSettings } from '@casino-kit/settings/testing';
import { describe, expect, it } from 'vitest';
import { settingsSource } from './settings-source.js';

const named = (brandName: string) => makeSettings({ brandName });

const never = () => new Promise<void>(() => undefined);

function createSource(maxAgeMs: number, load: () => Promise<ReturnType<typeof named>>, patience = never) {
  let clock = 0;
  const reports: string[] = [];
  const source = settingsSource(named('first'), {
    load,
    now: () => clock,
    maxAgeMs,
    patience,
    report: (what) => reports.push(what),
  });
  const name = async () => (await source.current()).brandName;
  return { source, name, reports, pass: (ms: number) => (clock += ms) };
}

describe('createSettingsSource', () => {
  it('refetches old settings once, and every page from then on has them', async () => {
    let loads = 0;
    const { name, pass } = createSource(1_000, () => Promise.resolve(named(`load ${(loads += 1)}`)));
    expect(await name()).toBe('first');
    pass(1_000);
    expect(await Promise.all([name(), name()])).toEqual(['load 1', 'load 1']);
    expect(await name()).toBe('load 1');
    expect(loads).toBe(1);
  });
  it('serves the last ones when the refetch takes longer than a page waits', async () => {
    let answer: (settings: ReturnType<typeof named>) => void = () => undefined;
    const slow = new Promise<ReturnType<typeof named>>((resolve) => (answer = resolve));
    const { name, pass } = createSource(
      1_000,
      () => slow,
      () => Promise.resolve(),
    );
    pass(1_000);
    expect(await name()).toBe('first');
    answer(named('changed'));
    await slow;
    expect(await name()).toBe('changed');
  });
  it('stays the same object while nothing has changed, so that what pages keep stays', async () => {
    const { source, pass } = createSource(1_000, () => Promise.resolve(named('first')));
    const first = await source.current();
    pass(1_000);
    expect(await source.current()).toBe(first);
  });
  it('loads fresh settings each time when the maximum age is 0', async () => {
    let loads = 0;
    const { name } = createSource(0, () => Promise.resolve(named(`load ${(loads += 1)}`)));
    expect([await name(), await name()]).toEqual(['load 1', 'load 2']);
  });
  it('returns no settings that were requested before the call when the maximum age is 0', async () => {
    const answers: ((settings: ReturnType<typeof named>) => void)[] = [];
    const { name } = createSource(0, () => new Promise((resolve) => answers.push(resolve)));
    const before = name();
    const after = [name(), name()];
    expect(answers).toHaveLength(1);
    answers[0]?.(named('before the change'));
    expect(await before).toBe('before the change');
    expect(answers).toHaveLength(2);
    answers[1]?.(named('after the change'));
    expect(await Promise.all(after)).toEqual(['after the change', 'after the change']);
  });
  it('keeps the last settings and reports the error when loading fails', async () => {
    const { name, reports } = createSource(0, () => Promise.reject(new Error('no answer')));
    expect(await name()).toBe('first');
    expect(reports).toEqual(['settings stay: no answer']);
  });
});
