import { parentPort } from 'node:worker_threads';
import { boundParser, rewritePdf } from './rewrite-pdf.js';

/** The program of the thread that reads PDFs: says that it has started, and answers each file with the rewritten one. */
boundParser();
const port = parentPort;
port?.on('message', (bytes: Uint8Array) => {
  void rewritePdf(bytes).then((result) => port.postMessage(result));
});
port?.postMessage('started');
