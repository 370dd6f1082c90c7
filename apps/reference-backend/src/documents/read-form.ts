import { type FastifyRequest } from 'fastify';
import { reject } from '../http/api-error.js';

/** What a form may hold before its file; a field in bytes. */
export const formLimits = { fields: 10, fieldSize: 4_096, files: 1 } as const;

const cutOff = () => reject('UPLOAD_FAILED', 'The form could not be read.');

/** A form whose last field is a file. */
export interface UploadForm {
  fields: Record<string, string>;
  /** The bytes of the file. It throws for a form that is cut off. */
  file: AsyncIterable<Uint8Array>;
}

/** Returns the fields and the file of a request's form: text fields first, then `file`, which is streamed as it comes. */
async function readParts(request: FastifyRequest): Promise<UploadForm | null> {
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') return part.fieldname === 'file' ? { fields, file: part.file } : null;
    if (part.valueTruncated) return null;
    fields[part.fieldname] = String(part.value);
  }
  return null;
}

/**
 * Reads the form of the contract. @throws ApiError UPLOAD_FAILED for a form that is cut off, too long before its file, or has
 * no file
 */
export async function readForm(request: FastifyRequest): Promise<UploadForm> {
  const form = await readParts(request).catch((): null => null);
  if (form === null) throw cutOff();
  return form;
}
