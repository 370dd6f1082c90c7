import { reject } from '../http/api-error.js';

/** The longest head of a part and the longest field, in bytes. */
const longestText = 4_096;

const cutOff = () => reject('UPLOAD_FAILED', 'The form could not be read.');

/** Reads a stream up to markers, holding back no more than a marker's length. */
class MarkedStream {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Buffer;

  constructor(source: AsyncIterable<Uint8Array>, before: string) {
    this.#source = source[Symbol.asyncIterator]();
    this.#rest = Buffer.from(before);
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done === true) throw cutOff();
    this.#rest = Buffer.concat([this.#rest, value]);
  }

  /** Returns exactly `length` bytes. */
  async take(length: number): Promise<Buffer> {
    while (this.#rest.length < length) await this.#more();
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  /** Yields everything before a marker, and skips the marker. */
  async *until(marker: Buffer): AsyncGenerator<Buffer, void> {
    for (;;) {
      const at = this.#rest.indexOf(marker);
      const safe = at >= 0 ? at : Math.max(0, this.#rest.length - marker.length + 1);
      if (safe > 0) yield this.#rest.subarray(0, safe);
      this.#rest = this.#rest.subarray(at >= 0 ? at + marker.length : safe);
      if (at >= 0) return;
      await this.#more();
    }
  }

  /** Returns the short text before a marker. */
  async textUntil(marker: Buffer): Promise<string> {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of this.until(marker)) {
      length += part.length;
      if (length > longestText) throw cutOff();
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  }
}

/** A form whose last field is a file. */
export interface UploadForm {
  fields: Record<string, string>;
  /** The bytes of the file. */
  file: AsyncIterable<Uint8Array>;
}

const maxFields = 10;

/** Returns the boundary of a `multipart/form-data` content type. @throws ApiError UPLOAD_FAILED */
export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw cutOff();
  return boundary;
}

/**
 * Reads the form of the contract from a stream: text fields first, then `file`, whose bytes are streamed as they come.
 * @throws ApiError UPLOAD_FAILED for a form that is cut off, or has no file
 */
export async function readForm(body: AsyncIterable<Uint8Array>, boundary: string): Promise<UploadForm> {
  const marker = Buffer.from(`\r\n--${boundary}`);
  const stream = new MarkedStream(body, '\r\n');
  const fields: Record<string, string> = {};
  await stream.textUntil(marker);
  for (let count = 0; count <= maxFields; count += 1) {
    if ((await stream.take(2)).toString() !== '\r\n') break;
    const head = await stream.textUntil(Buffer.from('\r\n\r\n'));
    const name = /^content-disposition:\s*form-data;.*?\bname="([^"]*)"/im.exec(head)?.[1];
    if (name === undefined) break;
    if (name === 'file') return { fields, file: stream.until(marker) };
    fields[name] = await stream.textUntil(marker);
  }
  throw cutOff();
}
