import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProcessorMeter } from './processor-meter.mjs';

interface Shown {
  pid: number;
  parent: number;
  seconds: number;
  start?: number;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processor-meter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the files of the processes that run, as Linux shows them; half of the time was used by the system. */
function show(...processes: readonly Shown[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { pid, parent, seconds, start = pid } of processes) {
    mkdirSync(join(folder, String(pid)), { recursive: true });
    const half = seconds * 50;
    const rest = `S ${parent} 1 1 0 -1 4194560 1 1 0 0 ${half} ${half} 900 900 20 0 1 0 ${start} 1 1`;
    writeFileSync(join(folder, String(pid), 'stat'), `${pid} (a (name) ) ${rest}\n`);
  }
}

describe('the processor time of a kind', () => {
  it('is that of a process and of all that descend from it', () => {
    const meter = createProcessorMeter(10, folder);
    show(
      { pid: 1, parent: 0, seconds: 500 },
      { pid: 10, parent: 1, seconds: 2 },
      { pid: 12, parent: 11, seconds: 8 },
      { pid: 11, parent: 10, seconds: 4 },
      { pid: 20, parent: 1, seconds: 100 },
    );
    meter.sample();
    expect(meter.seconds()).toBe(14);
  });
  it('keeps what ended processes used, and that of a process whose parent has ended', () => {
    const meter = createProcessorMeter(10, folder);
    show(
      { pid: 10, parent: 1, seconds: 2 },
      { pid: 11, parent: 10, seconds: 4 },
      { pid: 12, parent: 11, seconds: 8 },
    );
    meter.sample();
    show({ pid: 10, parent: 1, seconds: 2 }, { pid: 12, parent: 1, seconds: 16 });
    meter.sample();
    expect(meter.seconds()).toBe(22);
  });
  it('does not count a process that got the number of one that ended', () => {
    const meter = createProcessorMeter(10, folder);
    show({ pid: 10, parent: 1, seconds: 2 }, { pid: 11, parent: 10, seconds: 4 });
    meter.sample();
    show({ pid: 10, parent: 1, seconds: 2 }, { pid: 11, parent: 1, seconds: 400, start: 99 });
    meter.sample();
    expect(meter.seconds()).toBe(6);
  });
  it('is zero where the system does not show its processes', () => {
    const meter = createProcessorMeter(10, join(folder, 'none'));
    meter.sample();
    expect(meter.seconds()).toBe(0);
  });
});
