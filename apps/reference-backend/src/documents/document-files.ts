import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file name that this backend made: nothing else reaches a path. */
const randomName = /^[0-9a-f]{32}$/;

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

export interface Appended {
  /** The size of the file afterwards, in bytes. */
  size: number;
  /** Why it ended early: the sender has gone, or sent more than allowed. */
  end: 'complete' | 'aborted' | 'too-large';
}

/** The files of documents by random names, outside of everything that is served. The database says what each one is. */
export interface DocumentFiles {
  create(name: string): Promise<void>;
  /**
   * Writes a stream from `offset` on, in place of whatever is there. Keeps what arrived before a sender went away; stops
   * before a byte more than `maxBytes` would be in the file.
   */
  append(name: string, offset: number, body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Appended>;
  /** Creates a file with its bytes, which are on the disk when it resolves. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Buffer>;
  stream(name: string): ReadStream;
  /** Removes a file; one that is not there is fine. */
  remove(name: string): Promise<void>;
}

/** Codes of a failing disk. Any other error while a stream is read is one of its connection. */
const diskErrors = new Set(['ENOSPC', 'EIO', 'EDQUOT', 'EROFS', 'EFBIG']);

/** Opens the directory of documents; it is created with the first file, readable for this user only. */
export function openDocumentFiles(directory: string): DocumentFiles {
  const place = (name: string) => {
    if (!randomName.test(name)) throw new Error('not a name of a document file');
    return join(directory, name);
  };
  return {
    async create(name) {
      const path = place(name);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await (await open(path, 'wx', 0o600)).close();
    },
    async write(name, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(place(name), bytes, { flag: 'wx', mode: 0o600, flush: true });
    },
    async append(name, offset, body, maxBytes) {
      const handle = await open(place(name), 'r+');
      let size = offset;
      try {
        await handle.truncate(offset);
        for await (const part of body) {
          if (size + part.length > maxBytes) return { size, end: 'too-large' };
          await writeAll(handle, part, size);
          size += part.length;
        }
        return { size, end: 'complete' };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (diskErrors.has(code)) throw error;
        return { size, end: 'aborted' };
      } finally {
        await handle.close();
      }
    },
    read: (name) => readFile(place(name)),
    stream: (name) => createReadStream(place(name)),
    remove: (name) => rm(place(name), { force: true }),
  };
}
