import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { registrationFields } from '../entities/registration-fields.js';
import { list, readObject } from '../reading.js';
import { location } from '../entities/location.js';
import { countries, currency } from '../entities/place.js';

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

/** Degrees as text. */
const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/),
    v.check((text) => Math.abs(Number(text)) <= limit),
  );

export const reverseGeocode = /* @__PURE__ */ defineEndpoint({
  name: 'reverseGeocode',
  origin: 'extension',
  summary: 'The country of a position in degrees, for a visitor who checks the country that was detected.',
  method: 'GET',
  path: '/api/user/reverse-geocode',
  query: v.object({ lat: degrees(90), lon: degrees(180) }),
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
