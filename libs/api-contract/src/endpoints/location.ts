import { defineEndpoint } from '../endpoint.js';
import { location } from '../entities/location.js';
import { readObject } from '../reading.js';

export const getLocation = /* @__PURE__ */ defineEndpoint({
  name: 'getLocation',
  summary: 'The visitor’s country, by IP address.',
  method: 'GET',
  path: '/api/admin/get-location',
  cached: true,
  data: readObject({ location }),
});
