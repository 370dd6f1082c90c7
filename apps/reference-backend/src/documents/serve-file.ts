import { type FastifyInstance } from 'fastify';
import { documentFilePath, uploadMimeType } from '@casino-kit/api-contract';
import { getBearerToken } from '../http/bearer.js';
import { type Services } from '../services.js';
import { type DocumentFiles } from './document-files.js';
import { readOwnDocument } from './read-documents.js';

/** The name for old clients: ASCII without quotes; others read the whole name. */
function disposition(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Serves the file of a document to its owner, to keep and never to show: no browser runs anything in it. */
export function serveDocumentFile(
  app: FastifyInstance,
  { sessions, database }: Pick<Services, 'sessions' | 'database'>,
  files: DocumentFiles,
): void {
  const path = documentFilePath('ID').replace('ID', ':documentId');
  app.get<{ Params: { documentId: string } }>(path, { compress: false }, async (request, reply) => {
    const { id } = await sessions.require(getBearerToken(request));
    const document = await readOwnDocument(database, id, request.params.documentId);
    return reply
      .headers({
        'content-type': uploadMimeType(document.fileType),
        'content-length': String(document.storedSize ?? document.size),
        'content-disposition': disposition(document.fileName),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-site',
      })
      .send(files.stream(document.storedAs));
  });
}
