import { defineEndpoint } from '../endpoint.js';
import { registrationFields } from '../entities/registration-fields.js';
import { list, readObject } from '../reading.js';
import { countries, currency, location } from '../entities/place.js';

export const getAllCountry = /* @__PURE__ */ defineEndpoint({
  name: 'getAllCountry',
  summary: 'Countries with their phone codes.',
  method: 'GET',
  path: '/api/admin/get-all-country',
  cached: true,
  envelope: 'bare',
  data: countries,
});

export const getCurrencies = /* @__PURE__ */ defineEndpoint({
  name: 'getCurrencies',
  summary: 'Currencies a player may choose.',
  method: 'GET',
  path: '/api/admin/get-currencies',
  cached: true,
  data: list(currency),
});

export const getLocation = /* @__PURE__ */ defineEndpoint({
  name: 'getLocation',
  summary: 'The visitor’s country, by IP address.',
  method: 'GET',
  path: '/api/admin/get-location',
  cached: true,
  data: readObject({ location }),
});

export const getRegistrationFields = /* @__PURE__ */ defineEndpoint({
  name: 'getRegistrationFields',
  summary: 'Fields of the registration form; 0 means hidden.',
  method: 'GET',
  path: '/api/admin/get-registration-fields',
  cached: true,
  envelope: 'bare',
  data: registrationFields,
});
