import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { documentLabels, identityDocuments } from '../entities/identity-document.js';
import { flag, readObject, text, withDefault } from '../reading.js';

export const getDocumentLabels = /* @__PURE__ */ defineEndpoint({
  name: 'getDocumentLabels',
  origin: 'named',
  summary: 'The kinds of documents that the operator asks for, in the order in which they are shown.',
  method: 'GET',
  path: '/api/user/document-labels',
  token: 'required',
  data: documentLabels,
});

export const getDocuments = /* @__PURE__ */ defineEndpoint({
  name: 'getDocuments',
  origin: 'named',
  summary: 'The documents that the logged-in player has sent, newest first, with their states.',
  method: 'GET',
  path: '/api/user/documents',
  token: 'required',
  data: identityDocuments,
});

export const refreshKycStatus = /* @__PURE__ */ defineEndpoint({
  name: 'refreshKycStatus',
  origin: 'extension',
  summary: 'Brings the profile up to the state of the documents at once (§8, KYC status discrepancy).',
  method: 'POST',
  path: '/api/user/refresh-kyc-status',
  token: 'required',
  body: v.object({}),
  data: readObject({ kycStatus: withDefault(text, ''), profileLags: withDefault(flag, false) }),
});

/**
 * Where files are sent with tus 1.0 (core, creation, expiration, termination): a POST with `Upload-Length` and
 * `Upload-Metadata` (the fields of {@link documentUploadFields}) creates an upload, PATCH requests send its bytes. The
 * last one is rejected with the error body of the contract if the file is. A server without tus responds to the POST
 * with 404, 405 or 501, and gets the file at {@link documentFormPath}.
 */
export const documentUploadsPath = '/api/user/documents/uploads';

/** Where a file is sent as `multipart/form-data`: the fields of {@link documentUploadFields}, then `file`. */
export const documentFormPath = '/api/user/documents';

/** Returns the path of a document's file. It is served to its owner only, as an attachment. */
export const documentFilePath = (documentId: string): `/${string}` =>
  `/api/user/documents/${encodeURIComponent(documentId)}/file`;

/** What comes with a file. All values are texts, as in `Upload-Metadata` and in a form. */
export const documentUploadFields = v.object({
  kind: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  filename: v.string(),
  /** The type that the sender's system gives it, such as `image/png`; may be empty. */
  filetype: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
  /** SHA-256 of the file in hexadecimal, with which a duplicate is found before it is sent; may be empty. */
  sha256: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/)), ''),
  /** `true` for a picture that was taken with the camera of this page. */
  captured: v.optional(v.picklist(['true', 'false']), 'false'),
});
export type DocumentUploadFields = v.InferOutput<typeof documentUploadFields>;
