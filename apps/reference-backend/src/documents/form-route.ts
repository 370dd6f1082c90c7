import multipart from '@fastify/multipart';
import { type FastifyInstance } from 'fastify';
import { documentFormPath, maxUploadBytes } from '@casino-kit/api-contract';
import { getBearerToken } from '../http/bearer.js';
import { type Services } from '../services.js';
import { type FinishContext } from './finish-upload.js';
import { wireDocument } from './read-documents.js';
import { formLimits, readForm } from './read-form.js';
import { receiveWhole } from './receive-part.js';
import { readFields } from './tus-headers.js';
import { requireLabel, rejectUpload } from './upload-gate.js';
import { beginUpload } from './uploads.js';

/** What a form may have around its file, in bytes. */
const formBytes = 64 * 1024;

/** The upload of a whole file by `multipart/form-data`, for clients without tus. Its bytes go to the disk as they come. */
export async function formRoute(
  app: FastifyInstance,
  { sessions, clock }: Pick<Services, 'sessions' | 'clock'>,
  context: FinishContext,
): Promise<void> {
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // The file itself ends the upload when it is too large.
    await routes.register(multipart, {
      throwFileSizeLimit: false,
      limits: { ...formLimits, fileSize: Infinity },
    });
    routes.post(documentFormPath, { bodyLimit: maxUploadBytes + formBytes }, async (request, reply) => {
      const { id: playerId } = await sessions.require(getBearerToken(request));
      if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes + formBytes)
        throw rejectUpload('UPLOAD_TOO_LARGE');
      const form = await readForm(request);
      const fields = readFields(form.fields);
      const { database, files, labels } = context;
      const upload = await beginUpload(
        database,
        playerId,
        // How long the file is shows when it ends.
        { label: requireLabel(labels, fields.kind), fields, size: maxUploadBytes },
        clock.now(),
      );
      await files.create(upload.id);
      const document = await receiveWhole(context, upload, form.file, () => clock.now());
      return reply.header('cache-control', 'no-store').send({ success: true, data: wireDocument(document) });
    });
  });
}
