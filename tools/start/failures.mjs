/** What made a program fail, by what it printed, and what to do about it. */
const causes = [
  [/\bENOSPC\b|no space left/i, 'The disk is full. Free some space, and run the command again.'],
  [
    /\bEROFS\b|\bEACCES\b|\bEPERM\b|read-only file system|permission denied/i,
    'A file of this checkout cannot be written. Use a folder that you may write to, and run the command again.',
  ],
  [
    /\bENOTFOUND\b|\bEAI_AGAIN\b|\bECONNREFUSED\b|\bECONNRESET\b|\bENETUNREACH\b|\bETIMEDOUT\b|\bENOTCACHED\b/,
    'The npm registry cannot be reached. Check the network, and run the command again: what was downloaded is kept.',
  ],
];

/**
 * Returns one sentence or two on what made a program fail and what to do.
 *
 * @param {string} printed what the program printed
 * @param {string} otherwise the sentence for everything else
 */
export function explainFailure(printed, otherwise) {
  return causes.find(([pattern]) => pattern.test(printed))?.[1] ?? otherwise;
}
