import { type RequestSender } from '@casino-kit/api-client';
import { uploadByForm } from './upload-by-form.js';
import { uploadByTus } from './upload-by-tus.js';
import { type UploadDocument } from './upload-outcome.js';

/**
 * Creates the default way of sending files: by tus, which continues after a lost connection; by a form to a server that
 * has no tus, which is asked once.
 */
export function createUploadDocument(client: RequestSender): UploadDocument {
  let hasTus = true;
  return async (request) => {
    const outcome = hasTus ? await uploadByTus(client, request) : null;
    if (outcome !== null) return outcome;
    const byForm = await uploadByForm(client, request);
    // A server that has neither may have been away: the next attempt asks for both again.
    hasTus = byForm.kind === 'failed' && byForm.code === 'UNSUPPORTED';
    return byForm;
  };
}
