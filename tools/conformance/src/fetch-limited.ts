/** The response to a request, whatever it was. */
export type LimitedResponse =
  | { kind: 'body'; status: number; text: string; contentType: string | null; ms: number }
  | { kind: 'none'; why: 'timeout' | 'network' | 'too long'; ms: number };

export interface Limits {
  /** Timeout in milliseconds for one request, its body included. */
  timeoutMs: number;
  /** Maximum bytes of a body; a longer one is aborted. */
  maxBytes: number;
}

async function readText(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string | null> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Sends a request and reads its body within limits; never throws. */
export async function fetchLimited(
  url: string,
  init: RequestInit,
  { timeoutMs, maxBytes }: Limits,
): Promise<LimitedResponse> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  const given = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: given });
    const text = await readText(response.body, maxBytes);
    return text === null
      ? { kind: 'none', why: 'too long', ms: ms() }
      : {
          kind: 'body',
          status: response.status,
          text,
          contentType: response.headers.get('content-type'),
          ms: ms(),
        };
  } catch {
    return { kind: 'none', why: given.aborted ? 'timeout' : 'network', ms: ms() };
  }
}
