import { allEndpoints, type AnyEndpoint } from '@casino-kit/api-contract';
import { getUrlPath } from './request-url.js';

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
 * Finds the contract call that a request matches, `undefined` when it is none. Encoded letters, letter case and a
 * trailing slash make no difference, just as many backends ignore them.
 */
export function findEndpoint(method: string, url: string): AnyEndpoint | undefined {
  const path = decodeURIComponent(getUrlPath(url));
  return routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}
