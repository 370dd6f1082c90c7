import { setupWorker, type SetupWorker } from 'msw/browser';

/**
 * Starts the worker that answers the calls of stories. A call to the API that no handler answers is rejected and fails
 * the story: a story must say what its server says.
 */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
}
