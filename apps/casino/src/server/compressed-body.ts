import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** The largest body that is compressed in the main thread. */
const quickBytes = 200_000;

/** A response that may be sent many times: quickly compressed the first time, small from the second on. */
export interface CompressedBody {
  get(encoding: Encoding | null): Promise<Buffer>;
}

const brotli = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/**
 * For a body that may never be sent again. It takes half a millisecond for a page: passing it to another thread would
 * take longer.
 */
const quickCompressors: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotli(3, body.length)),
  gzip: (body) => gzipSync(body, { level: 3 }),
};
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // 5 is the quality from which brotli is smaller than gzip's best; higher ones cost many times the CPU.
  br: (body) => promisify(brotliCompress)(body, brotli(5, body.length)),
  gzip: (body) => promisify(gzip)(body),
};

/** Creates a body. */
export function compressedBody(plain: Buffer): CompressedBody {
  const made = new Map<Encoding, Promise<Buffer>>();
  let isFirst = true;
  return {
    get(encoding) {
      if (encoding === null) return Promise.resolve(plain);
      if (isFirst && plain.length <= quickBytes) {
        isFirst = false;
        return Promise.resolve(quickCompressors[encoding](plain));
      }
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const making = compressors[encoding](plain);
      made.set(encoding, making);
      return making;
    },
  };
}

/** Returns the encoding to use for an `Accept-Encoding` header: brotli, gzip, or none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Sends a body as the caller accepts it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const vary = reply.getHeader('Vary');
  void reply.header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
  if (encoding !== null) void reply.header('Content-Encoding', encoding);
  return reply.send(await body.get(encoding));
}
