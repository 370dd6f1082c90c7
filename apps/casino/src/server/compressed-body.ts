import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** A response that is sent many times and compressed once for each encoding. */
export interface CompressedBody {
  get(encoding: Encoding | null): Promise<Buffer>;
}

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      // 5 is the quality from which brotli is smaller than gzip's best; higher ones cost many times the CPU.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** Creates a body; compressing runs outside the main thread. */
export function compressedBody(plain: Buffer): CompressedBody {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    get(encoding) {
      if (encoding === null) return Promise.resolve(plain);
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
