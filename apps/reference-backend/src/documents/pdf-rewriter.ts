import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fewAtOnce } from './few-at-once.js';
import { type RewrittenPdf } from './rewrite-pdf.js';

/** Rewrites a PDF; whatever the file does to its reader, it ends in time. */
export type PdfRewriter = (bytes: Uint8Array) => Promise<RewrittenPdf>;

/** The longest that one file may take, in ms, without the start of the thread, which takes seconds on a busy machine. */
const longestMs = 10_000;
/** How many files a thread reads before the next one replaces it: the parser never forgets the names that it met. */
const filesPerThread = 25;
/** What its objects may take, in megabytes. */
const mostMemoryMb = 384;

/** A thread, and whether it has started: it says so by its first message. */
interface Thread {
  worker: Worker;
  started: Promise<boolean>;
}

/** Starts the thread. Its output is dropped: it quotes the file. */
function startThread(program: string, maxMemoryMb: number): Thread {
  const resourceLimits = {
    maxOldGenerationSizeMb: maxMemoryMb,
    maxYoungGenerationSizeMb: 64,
    stackSizeMb: 4,
  };
  const options = { resourceLimits, stdout: true, stderr: true, execArgv: [] };
  const address = JSON.stringify(pathToFileURL(program).href);
  const worker = program.endsWith('.ts')
    ? // Threads do not inherit the loader of TypeScript.
      new Worker(
        `import('tsx/esm/api').then(({ register }) => { register(); return import(${address}); });`,
        { ...options, eval: true },
      )
    : new Worker(program, options);
  const started = Promise.race([
    once(worker, 'message').then(() => true),
    once(worker, 'exit').then(() => false),
  ]).catch(() => false);
  return { worker, started };
}

/**
 * Returns a rewriter that reads files in a thread of its own, one at a time, with bounds on time and memory. A file that
 * exceeds them is refused as unreadable, and the thread ends with it. `program` is `pdf-thread`, as source or built.
 */
export function createPdfRewriter(
  program: string,
  { maxMs = longestMs, maxMemoryMb = mostMemoryMb } = {},
): PdfRewriter {
  const oneAtOnce = fewAtOnce(1);
  let thread: Thread | undefined;
  let files = 0;

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    files = 0;
    await ended?.worker.terminate();
  }

  /** Returns what the thread made of a file; `null` when it ended or took too long. */
  async function readIn(running: Worker, bytes: Uint8Array): Promise<RewrittenPdf | null> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const ends = [once(running, 'exit', { signal }), setTimeout(maxMs, undefined, { signal })];
    running.postMessage(bytes);
    const result = await Promise.race([
      once(running, 'message', { signal }).then(([message]) => message as RewrittenPdf),
      // An error of the thread, such as too little memory, is no message either.
      ...ends.map((end) => end.then((): null => null)),
    ]).catch((): null => null);
    waiting.abort();
    return result;
  }

  async function read(bytes: Uint8Array): Promise<RewrittenPdf> {
    thread ??= startThread(program, maxMemoryMb);
    const { worker: running, started } = thread;
    running.ref();
    const result = (await started) ? await readIn(running, bytes) : null;
    running.unref();
    files += 1;
    if (result === null || files >= filesPerThread) await end();
    return result ?? { kind: 'refused', why: 'unreadable' };
  }

  return (bytes) => oneAtOnce(() => read(bytes));
}
