import { allEndpoints, getPayments, getRakebackDays, getUserDetails } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './open-api.js';

const document = openApiDocument(allEndpoints, 'http://localhost');
/** Returns what the document says of an endpoint's responses, as text. */
const responseOf = ({ path, method }: { path: string; method: string }) => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  return JSON.stringify(operation && 'responses' in operation && operation.responses);
};

describe('the OpenAPI document', () => {
  it('describes the rows of every list', () => {
    const undescribed = allEndpoints.filter((endpoint) => /"items":\{\}/.test(responseOf(endpoint)));
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('names the fields of what a response holds, with the type that servers should send', () => {
    expect(responseOf(getRakebackDays)).toContain('"canClaimDate":{"type":"string"}');
    expect(responseOf(getPayments)).toMatch(
      /"items":\{"type":"object","properties":\{"id":\{"type":"string"\}/,
    );
    expect(responseOf(getUserDetails)).toMatch(/"userId":\{"type":"string"\}/);
  });
});
