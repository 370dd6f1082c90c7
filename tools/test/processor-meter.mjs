import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long a tick of `/proc` is, in seconds. */
const tick = 0.01;

/** Returns the processes of `/proc`: the parent of each, and the ticks it has used itself, by pid and start. */
function readProcesses(folder) {
  const processes = new Map();
  for (const pid of readdirSync(folder).filter((name) => /^\d+$/.test(name))) {
    let stat;
    try {
      stat = readFileSync(join(folder, pid, 'stat'), 'utf8');
    } catch {
      // It has ended meanwhile.
      continue;
    }
    // The name, in parentheses, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    processes.set(pid, {
      parent: fields[1],
      ticks: Number(fields[11]) + Number(fields[12]),
      start: fields[19],
    });
  }
  return processes;
}

/**
 * Sums the processor time of a process and of all that descend from it, each as of the last `sample()`: also of browsers,
 * whose processes outlive their parents, so that no parent accounts for them. Zero where the system has no `/proc`.
 */
export function createProcessorMeter(pid, folder = '/proc') {
  const ticks = new Map();
  const sample = () => {
    let processes;
    try {
      processes = readProcesses(folder);
    } catch {
      return;
    }
    const toKey = (id) => `${id} ${processes.get(id)?.start}`;
    const isOurs = (id) =>
      id === String(pid) || ticks.has(toKey(id)) || (processes.has(id) && isOurs(processes.get(id).parent));
    for (const [id, { ticks: used }] of processes) if (isOurs(id)) ticks.set(toKey(id), used);
  };
  const seconds = () => Math.round([...ticks.values()].reduce((sum, used) => sum + used, 0) * tick);
  return { sample, seconds };
}
