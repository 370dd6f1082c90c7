import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createBackgroundTasks } from './background-tasks.js';

describe('background tasks', () => {
  it('are awaited at the end, whether they succeed or fail', async () => {
    const lines: string[] = [];
    const tasks = createBackgroundTasks(pino({}, { write: (line: string) => void lines.push(line) }));
    const done: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    tasks.run(async () => {
      await held;
      done.push('slow');
    });
    tasks.run(() => Promise.reject(new TypeError('secret@player.example is broken')));
    const settled = tasks.settled().then(() => done.push('settled'));
    release();
    await settled;
    expect(done).toEqual(['slow', 'settled']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TypeError');
    expect(lines[0]).not.toContain('secret@player.example');
  });
});
