import { allEndpoints, getPayments, getRakebackDays, getUserDetails } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './open-api.js';

const document = openApiDocument(allEndpoints, 'http://localhost');
/** Returns what the document says of an endpoint's responses, as text. */
const formatResponses = ({ path, method }: { path: string; method: string }) => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  return JSON.stringify(operation && 'responses' in operation && operation.responses);
};

describe('the OpenAPI document', () => {
  it('describes the rows of every list', () => {
    const undescribed = allEndpoints.filter((endpoint) => /"items":\{\}/.test(formatResponses(endpoint)));
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('names the fields of what a response holds, with the type that servers should send', () => {
    expect(formatResponses(getRakebackDays)).toContain('"canClaimDate":{"type":"string"}');
    expect(formatResponses(getPayments)).toMatch(
      /"items":\{"type":"object","properties":\{"id":\{"type":"string"\}/,
    );
    expect(formatResponses(getUserDetails)).toMatch(/"userId":\{"type":"string"\}/);
  });
});
