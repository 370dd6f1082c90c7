import { afterEach, describe, expect, it, vi } from 'vitest';
import { toBuildTargets } from '../build/browsers.ts';
import { engineRows } from './engine-rows.mjs';
import { ensureEngines } from './ensure-engines.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('ensureEngines', () => {
  it.each([
    ['firefox', 'firefox-esr'],
    ['webkit', 'webkit2gtk-driver xvfb openbox imagemagick'],
  ] as const)('says what to install when %s is missing and cannot be installed', (engine, packages) => {
    vi.stubEnv('PATH', '/nowhere');
    vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
    const asked: string[][] = [];
    expect(() => ensureEngines([engine], (names) => asked.push([...names]))).toThrow(
      new RegExp(`^${engine} is not installed: run "apt-get install ${packages}" as root`),
    );
    expect(asked).toEqual([packages.split(' ')]);
  });
  it('returns the programs of an engine that is there, and installs nothing', () => {
    vi.stubEnv('FIREFOX_PATH', process.execPath);
    const install = vi.fn();
    expect(ensureEngines(['firefox'], install)).toEqual({ FIREFOX_PATH: process.execPath });
    expect(install).not.toHaveBeenCalled();
  });
});

describe('engineRows', () => {
  it('has a line for each journey and a column for each engine, and counts what failed', () => {
    const result = (projectName: string, status: string) => ({
      projectName,
      status,
      results: [{ duration: 4_200 }],
    });
    const report = {
      errors: [],
      suites: [
        {
          specs: [
            {
              title: 'plays',
              tests: [result('firefox phone', 'expected'), result('webkit phone', 'unexpected')],
            },
          ],
          suites: [{ specs: [{ title: 'pays', tests: [result('webkit phone', 'expected')] }] }],
        },
      ],
    };
    const { rows, passed, failed } = engineRows(report);
    expect([passed, failed]).toEqual([2, 1]);
    expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
      ['journey', 'firefox phone', 'webkit phone'],
      ['plays', 'passed 4 s', 'FAILED 4 s'],
      ['pays', '–', 'passed 4 s'],
    ]);
  });
});

describe('toBuildTargets', () => {
  it('returns the names that Vite has for the supported browsers', () => {
    expect(toBuildTargets(['firefox >= 128', 'ios_saf >= 17.4'])).toEqual(['firefox128', 'ios17.4']);
  });
  it('throws for a query that is not a browser and its oldest version', () => {
    expect(() => toBuildTargets(['defaults'])).toThrow('a query without a build target: defaults');
  });
});
