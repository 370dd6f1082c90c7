import { type IncomingMessage } from 'node:http';
import { type FinishContext, discardUpload, finishUpload } from './finish-upload.js';
import { rejectUpload } from './upload-gate.js';
import { claimUpload, releaseUpload, type UploadRow } from './uploads.js';

export interface Part {
  playerId: number;
  id: string;
  /** Where in the file it begins, in bytes. */
  offset: number;
  body: IncomingMessage;
}

/** A request that writes to an upload on this node. */
interface Writing {
  stop: () => void;
  done: Promise<unknown>;
}

/** Returns a function that writes parts of uploads to their files. */
export function createPartReceiver(
  context: FinishContext,
  now: () => Date,
): (part: Part) => Promise<{ received: number }> {
  const writing = new Map<string, Writing>();

  async function write({ playerId, id, offset, body }: Part): Promise<{ received: number }> {
    const { database, files } = context;
    const upload = await claimUpload(database, playerId, { id, offset }, now());
    let received = offset;
    try {
      const { size, end } = await files.append(id, offset, body, upload.size);
      if (end === 'too-large') {
        await discardUpload(context, id);
        throw rejectUpload('UPLOAD_TOO_LARGE');
      }
      if (end === 'complete' && size === upload.size) {
        await finishUpload(context, upload, now);
        return { received: size };
      }
      received = size;
      // The whole file is there and its sender gone: the last part is sent again, so that the result has a receiver.
      if (received === upload.size) received = offset;
      return { received };
    } finally {
      await releaseUpload(database, upload, received, now());
    }
  }

  return async (part) => {
    // A sender that begins again has lost the earlier connection, which this server may not know yet.
    const earlier = writing.get(part.id);
    earlier?.stop();
    await earlier?.done;
    const done = write(part);
    const own: Writing = {
      stop: () => part.body.destroy(),
      done: done.catch(() => undefined),
    };
    writing.set(part.id, own);
    try {
      return await done;
    } finally {
      if (writing.get(part.id) === own) writing.delete(part.id);
    }
  };
}

/** Takes a whole file from a form: as one part that ends when the file does. */
export async function receiveWhole(
  context: FinishContext,
  upload: UploadRow,
  body: AsyncIterable<Uint8Array>,
  now: () => Date,
) {
  const { size, end } = await context.files
    .append(upload.id, 0, body, upload.size)
    .catch(async (error: unknown) => {
      await discardUpload(context, upload.id);
      throw error;
    });
  if (end === 'complete' && size > 0)
    return finishUpload(context, { ...upload, size }, now).catch(async (error: unknown) => {
      // A form cannot be continued: it is sent again as a whole.
      await discardUpload(context, upload.id);
      throw error;
    });
  await discardUpload(context, upload.id);
  throw rejectUpload(
    end === 'too-large' ? 'UPLOAD_TOO_LARGE' : end === 'aborted' ? 'UPLOAD_FAILED' : 'UPLOAD_EMPTY',
  );
}
