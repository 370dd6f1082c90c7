import { allEndpoints, type AnyEndpoint } from '@casino-kit/api-contract';
import { pathOf } from './request-url.js';

const routes = allEndpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(
    `^${endpoint.path
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}/?$`,
    'i',
  ),
}));

/**
 * Finds the call of the contract that a request is, `undefined` for any other one. Encoded letters, another letter case and
 * a slash at the end make no difference, as they make none to many backends.
 */
export function endpointOf(method: string, url: string): AnyEndpoint | undefined {
  const path = decodeURIComponent(pathOf(url));
  return routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}
