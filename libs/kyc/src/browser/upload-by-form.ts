import { type RequestSender, sendRequest } from '@casino-kit/api-client';
import { documentFormPath } from '@casino-kit/api-contract';
import { isMissing, readOutcome, type UploadOutcome, type UploadRequest } from './upload-outcome.js';

/**
 * Sends a whole file as `multipart/form-data`. How much has arrived is not known before the end. Fails with `UNSUPPORTED`
 * where the server has no such route.
 */
export async function uploadByForm(
  client: RequestSender,
  { file, fields, signal, onProgress }: UploadRequest,
): Promise<UploadOutcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, fields.filename);
  onProgress(null);
  const response = await sendRequest(client, documentFormPath, { method: 'POST', body: form, signal });
  if (isMissing(response)) return { kind: 'failed', code: 'UNSUPPORTED', message: null };
  return response.ok ? { kind: 'uploaded' } : readOutcome(response);
}
