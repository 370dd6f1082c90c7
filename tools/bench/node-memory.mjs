import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../start/ensure-installed.mjs';

/** The port of a Node.js process's inspector, for `--inspect`. */
export const inspectorPort = 4729;
export const inspectorFlag = `--inspect=127.0.0.1:${inspectorPort}`;

/**
 * Returns how many bytes a process that runs with {@link inspectorFlag} holds after it has collected its garbage: `live`
 * is what is still in use (the heap and what it refers to outside of it), `resident` what the system counts.
 */
export async function readMemory() {
  const { WebSocket } = createRequire(join(root, 'apps/reference-backend/package.json'))('ws');
  const [{ webSocketDebuggerUrl }] = await (
    await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)
  ).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const waiting = new Map();
  socket.on('message', (text) => {
    const { id, result } = JSON.parse(String(text));
    waiting.get(id)?.(result);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const ask = (method, params = {}) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    await ask('HeapProfiler.enable');
    await ask('HeapProfiler.collectGarbage');
    const { result } = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
    const { heapUsed, external, rss } = JSON.parse(result.value);
    return { live: heapUsed + external, resident: rss };
  } finally {
    socket.close();
  }
}
