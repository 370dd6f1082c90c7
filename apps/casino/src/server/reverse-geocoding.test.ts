import { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

let answer: { status: number; body: string };
let service: TestBackend;
let shell: FastifyInstance;
beforeAll(async () => {
  service = await startBackend((_request, response) => {
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
});
afterAll(() => service.close());
afterEach(() => shell.close());

const named = () =>
  startShell(service.url, {
    environment: { REVERSE_GEOCODING_URL: `${service.url}/reverse?y={lat}&x={lon}&key=secret` },
  });
const ask = (query: string) => shell.inject(`/api/user/reverse-geocode?${query}`);

it.each([
  '{"countryCode":"cw"}',
  '{"country_code":"CW"}',
  '{"address":{"country_code":"cw"}}',
  '{"data":{"location":{"country":{"code":"CW"}}}}',
])('returns the country that the service names in %s', async (body) => {
  answer = { status: 200, body };
  shell = await named();
  const response = await ask('lat=12.1&lon=-68.9');
  expect(response.json()).toEqual({ success: true, data: { location: { country: { code: 'CW' } } } });
  const { url, headers } = service.requests.at(-1) ?? {};
  expect(url).toBe('/reverse?y=12.1&x=-68.9&key=secret');
  expect(headers).not.toHaveProperty('x-forwarded-for');
});

it.each([
  [200, '{"countryCode":"Curaçao"}'],
  [200, '[]'],
  [200, 'not JSON'],
  [500, '{"countryCode":"CW"}'],
])('is unavailable when the service answers %i %s', async (status, body) => {
  answer = { status, body };
  shell = await named();
  const response = await ask('lat=12.1&lon=-68.9');
  expect(response.statusCode).toBe(502);
  expect(response.body).not.toContain('secret');
});

it.each(['', 'lat=12.1', 'lat=91&lon=0', 'lat=a&lon=0', 'lat=1&lon=2%26key=3', 'lat=1&lat=2&lon=3'])(
  'asks the service nothing for the position %j',
  async (query) => {
    shell = await named();
    const before = service.requests.length;
    expect((await ask(query)).statusCode).toBe(400);
    expect(service.requests).toHaveLength(before);
  },
);

it('leaves the call to the backend where no service is named', async () => {
  answer = { status: 200, body: '{}' };
  shell = await startShell(service.url);
  await ask('lat=12.1&lon=-68.9');
  expect(service.requests.at(-1)?.url).toBe('/api/user/reverse-geocode?lat=12.1&lon=-68.9');
});
