import {
  documentFilePath,
  documentFormPath,
  documentUploadFields,
  documentUploadsPath,
  identityDocument,
  maxUploadBytes,
} from '@casino-kit/api-contract';
import {
  enveloped,
  json,
  type OpenApiOperation,
  type OpenApiPaths,
  toOpenApiSchema,
  unlessRefused,
} from '../http/open-api.js';
import { tusVersion } from './tus-headers.js';

const bytes = { type: 'string', pattern: String.raw`^\d{1,15}$` };
const header = (name: string, schema: object, description?: string) => ({
  ...{ name, in: 'header', required: true, schema },
  ...(description !== undefined && { description }),
});
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const tusHeader = header('Tus-Resumable', { const: tusVersion });
const length = header('Upload-Length', bytes, `How many bytes the file has; at most ${maxUploadBytes}.`);
const offset = header('Upload-Offset', bytes, 'How many bytes have arrived.');

type Sent = Pick<OpenApiOperation, 'parameters' | 'requestBody'>;
const operation = (
  operationId: string,
  summary: string,
  responses: OpenApiOperation['responses'],
  { parameters = [], requestBody }: Sent = {},
): OpenApiOperation => ({
  ...{ operationId, summary, tags: ['user'], parameters },
  ...(requestBody && { requestBody }),
  security: [{ bearer: [] }],
  responses: unlessRefused(responses),
});

/** Returns a response without a body, with the state of the upload and other headers. */
const state = (description: string, headers: Record<string, object> = {}) => ({
  description,
  headers: {
    'Upload-Offset': { schema: bytes },
    'Upload-Expires': { schema: { type: 'string' } },
    ...headers,
  },
});

const fields = toOpenApiSchema(documentUploadFields, 'input');
const form = {
  ...fields,
  properties: {
    ...fields.properties,
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
  required: [...(fields.required ?? []), 'file'],
};

/** What OpenAPI says of the routes of files, which are not JSON and therefore no endpoints of the contract. */
export const uploadPaths: OpenApiPaths = {
  [documentUploadsPath]: {
    post: operation(
      'createDocumentUpload',
      'Creates a resumable upload (tus 1.0). A server without tus responds with 404, 405 or 501.',
      { 201: state('Created.', { Location: { schema: { type: 'string' } } }) },
      {
        parameters: [
          tusHeader,
          length,
          header(
            'Upload-Metadata',
            { type: 'string', maxLength: 4_096 },
            `Pairs of a name and a value in base64, separated by commas: ${Object.keys(documentUploadFields.entries).join(', ')}.`,
          ),
        ],
      },
    ),
  },
  [`${documentUploadsPath}/{id}`]: {
    head: operation(
      'getDocumentUpload',
      'How many bytes of an upload have arrived.',
      { 200: state('Its state.', { 'Upload-Length': { schema: bytes } }) },
      { parameters: [inPath('id'), tusHeader] },
    ),
    patch: operation(
      'continueDocumentUpload',
      'Sends the next bytes of an upload. The last ones complete the document, or are refused with it.',
      { 204: state('Received.') },
      {
        parameters: [inPath('id'), tusHeader, offset],
        requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
      },
    ),
    delete: operation(
      'cancelDocumentUpload',
      'Discards an upload that is not complete.',
      { 204: { description: 'Discarded.' } },
      { parameters: [inPath('id'), tusHeader] },
    ),
  },
  [documentFormPath]: {
    post: operation(
      'uploadDocument',
      'Uploads a whole file, for clients without tus: the fields, then the file.',
      {
        200: {
          description: 'The document.',
          ...json(enveloped(toOpenApiSchema(identityDocument, 'output'))),
        },
      },
      { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } },
    ),
  },
  [documentFilePath('ID').replace('ID', '{documentId}')]: {
    get: operation(
      'getDocumentFile',
      'The file of a document, for its owner only and as an attachment.',
      { 200: { description: 'The file.', content: { '*/*': {} } } },
      { parameters: [inPath('documentId')] },
    ),
  },
};
