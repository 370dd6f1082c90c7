import { type AnyEndpoint, type ErrorBody } from '@casino-kit/api-contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

/** Names an endpoint of the contract without its schemas. */
type EndpointAddress = Pick<AnyEndpoint, 'method' | 'path'>;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function handle({ method, path }: EndpointAddress, resolver: Parameters<typeof http.get>[1]): HttpHandler {
  return methods[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, resolver);
}

/** Returns a handler that rejects an endpoint with a status and an error body of the contract (§8). */
export function respondWithError(
  endpoint: EndpointAddress,
  status: number,
  body: Partial<Omit<ErrorBody, 'success'>> = {},
): HttpHandler {
  return handle(endpoint, () =>
    HttpResponse.json({ code: 'INTERNAL', message: '', ...body, success: false }, { status }),
  );
}

/** Returns a handler of a server that cannot be reached for an endpoint. */
export function failWithNetworkError(endpoint: EndpointAddress): HttpHandler {
  return handle(endpoint, () => HttpResponse.error());
}

/** Returns a handler of a server that never responds to an endpoint. */
export function neverRespond(endpoint: EndpointAddress): HttpHandler {
  return handle(endpoint, async () => {
    await delay('infinite');
  });
}
