import { type IncomingMessage, type ServerResponse } from 'node:http';

/** Reads a request's JSON body. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

export function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Responds with an error of the contract. */
export function reject(
  response: ServerResponse,
  status: number,
  code: string,
  params?: Record<string, string>,
): void {
  respond(response, status, { success: false, code, message: code, params });
}
