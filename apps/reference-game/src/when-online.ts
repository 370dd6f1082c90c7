/**
 * Runs `work` after `ms`, or at once when the browser is online again, whichever comes first. Returns what cancels it.
 */
export function whenOnline(
  window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>,
  work: () => void,
  ms: number,
): () => void {
  const cancel = () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', run);
  };
  const run = () => {
    cancel();
    work();
  };
  const timer = window.setTimeout(run, ms);
  window.addEventListener('online', run);
  return cancel;
}
