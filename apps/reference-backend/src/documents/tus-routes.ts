import { type IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { documentUploadsPath, maxUploadBytes } from '@casino-kit/api-contract';
import { getBearerToken } from '../http/bearer.js';
import { type Services } from '../services.js';
import { discardUpload, type FinishContext } from './finish-upload.js';
import { createPartReceiver } from './receive-part.js';
import { checkVersion, readBytes, readMetadata, tusVersion } from './tus-headers.js';
import { requireLabel } from './upload-gate.js';
import { beginUpload, readUpload, type UploadRow } from './uploads.js';

interface ById {
  Params: { id: string };
}

/** A part is at most the whole file. */
const bodyLimit = maxUploadBytes;

const writeState = (
  reply: FastifyReply,
  { received, expiresAt }: Pick<UploadRow, 'received' | 'expiresAt'>,
) => void reply.headers({ 'upload-offset': String(received), 'upload-expires': expiresAt.toUTCString() });

/**
 * Resumable uploads by tus 1.0 (core, creation, expiration, termination). What has arrived is in the database, so that any
 * node takes the next part; rejections have the error body of the contract.
 */
export async function tusRoutes(
  app: FastifyInstance,
  { sessions, clock }: Pick<Services, 'sessions' | 'clock'>,
  context: FinishContext,
): Promise<void> {
  const { database, files, labels } = context;
  const receive = createPartReceiver(context, () => clock.now());
  const requirePlayerId = async (request: FastifyRequest) =>
    (await sessions.require(getBearerToken(request))).id;

  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('application/offset+octet-stream', { bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    routes.addHook('onSend', async (_request, reply) => {
      void reply.headers({
        'tus-resumable': tusVersion,
        'tus-version': tusVersion,
        'tus-extension': 'creation,expiration,termination',
        'tus-max-size': String(maxUploadBytes),
        'cache-control': 'no-store',
      });
    });

    routes.post(documentUploadsPath, async (request, reply) => {
      checkVersion(request.headers);
      const playerId = await requirePlayerId(request);
      const fields = readMetadata(request.headers);
      const size = readBytes(request.headers, 'upload-length');
      const upload = await beginUpload(
        database,
        playerId,
        { label: requireLabel(labels, fields.kind), fields, size },
        clock.now(),
      );
      await files.create(upload.id);
      writeState(reply, upload);
      return reply.code(201).header('location', `${documentUploadsPath}/${upload.id}`).send();
    });

    routes.head<ById>(`${documentUploadsPath}/:id`, async (request, reply) => {
      checkVersion(request.headers);
      const upload = await readUpload(
        database,
        await requirePlayerId(request),
        request.params.id,
        clock.now(),
      );
      writeState(reply, upload);
      return reply.header('upload-length', String(upload.size)).send();
    });

    routes.patch<ById>(`${documentUploadsPath}/:id`, async (request, reply) => {
      checkVersion(request.headers);
      const playerId = await requirePlayerId(request);
      const { id } = request.params;
      const offset = readBytes(request.headers, 'upload-offset');
      const { received } = await receive({ playerId, id, offset, body: request.body as IncomingMessage });
      writeState(reply, {
        received,
        expiresAt: (await readUpload(database, playerId, id, clock.now())).expiresAt,
      });
      return reply.code(204).send();
    });

    routes.delete<ById>(`${documentUploadsPath}/:id`, async (request, reply) => {
      checkVersion(request.headers);
      const { id, documentId } = await readUpload(
        database,
        await requirePlayerId(request),
        request.params.id,
        clock.now(),
      );
      if (documentId === null) await discardUpload(context, id);
      return reply.code(204).send();
    });
  });
}
