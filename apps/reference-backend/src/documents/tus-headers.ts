import { type IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { documentUploadFields, type DocumentUploadFields } from '@casino-kit/api-contract';
import { invalid, reject } from '../http/api-error.js';

export const tusVersion = '1.0.0';
/** The longest metadata in characters: every field at its longest, in base64. */
const longestMetadata = 4_096;
const fieldNames = Object.keys(documentUploadFields.entries);

/** @throws ApiError 412 for a version of tus that this server does not speak */
export function checkVersion(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== tusVersion)
    throw reject('UPLOAD_FAILED', `This server speaks tus ${tusVersion}.`, { status: 412 });
}

/** Reads a header that is a number of bytes. @throws ApiError VALIDATION */
export function readBytes(headers: IncomingHttpHeaders, name: 'upload-length' | 'upload-offset'): number {
  const text = headers[name];
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text))
    throw invalid({ [name]: 'form.validation.required' });
  return Number(text);
}

/** Parses the fields that come with a file. @throws ApiError VALIDATION with `fields` */
export function readFields(values: Readonly<Record<string, string>>): DocumentUploadFields {
  const parsed = v.safeParse(documentUploadFields, values);
  if (parsed.success) return parsed.output;
  throw invalid(
    Object.fromEntries(
      parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', 'form.validation.invalid.format']),
    ),
  );
}

/**
 * Reads `Upload-Metadata`: pairs of a name and a value in base64, separated by commas. Other names than those of the
 * contract are ignored. @throws ApiError VALIDATION
 */
export function readMetadata(headers: IncomingHttpHeaders): DocumentUploadFields {
  const header = headers['upload-metadata'];
  if (typeof header !== 'string' || header.length > longestMetadata)
    throw invalid({ 'upload-metadata': 'form.validation.required' });
  const values = header.split(',').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split(' ');
    return fieldNames.includes(name) ? [[name, Buffer.from(value, 'base64').toString('utf8')] as const] : [];
  });
  return readFields(Object.fromEntries(values));
}
