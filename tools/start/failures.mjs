import { statfsSync } from 'node:fs';

const fullDisk = 'The disk is full. Free some space, and run the command again.';
/** What made a program fail, by what it printed, and what to do about it. */
const causes = [
  [/\bENOSPC\b|no space left/i, fullDisk],
  [
    // On a read-only file system npm says that there is no directory to make `node_modules` in.
    /\bEROFS\b|\bEACCES\b|\bEPERM\b|read-only file system|permission denied|\bENOENT\b.* mkdir '.*node_modules'/i,
    'A file of this checkout cannot be written. Use a folder that you may write to, and run the command again.',
  ],
  [
    /\bENOTFOUND\b|\bEAI_AGAIN\b|\bECONNREFUSED\b|\bECONNRESET\b|\bENETUNREACH\b|\bETIMEDOUT\b|\bENOTCACHED\b/,
    'The npm registry cannot be reached. Check the network, and run the command again: what was downloaded is kept.',
  ],
];

/** Whether less than 50 MB are free: npm and Nx may then fail without a word, or even report success. */
function isFull() {
  const { bavail, bsize } = statfsSync(import.meta.dirname);
  return bavail * bsize < 50_000_000;
}

/**
 * Returns one sentence or two on what made a program fail and what to do.
 *
 * @param {string} printed what the program printed
 * @param {string} otherwise the sentence for everything else
 */
export function explainFailure(printed, otherwise) {
  const [, sentence] = causes.find(([pattern]) => pattern.test(printed)) ?? [];
  return sentence ?? (isFull() ? fullDisk : otherwise);
}
