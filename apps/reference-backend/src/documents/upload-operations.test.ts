import { allEndpoints } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../http/open-api.js';
import { uploadPaths } from './upload-operations.js';

describe('the OpenAPI document', () => {
  it('adds the routes of files to those of the contract, which has another method at one of their paths', () => {
    const { paths } = openApiDocument(allEndpoints, 'http://localhost', uploadPaths);
    const getMethods = (path: string) => Object.keys(paths[path] ?? {});
    expect(getMethods('/api/user/documents')).toEqual(['get', 'post']);
    expect(getMethods('/api/user/documents/uploads')).toEqual(['post']);
    expect(getMethods('/api/user/documents/uploads/{id}')).toEqual(['head', 'patch', 'delete']);
    expect(getMethods('/api/user/documents/{documentId}/file')).toEqual(['get']);
    expect(JSON.stringify(paths['/api/user/documents']?.['post']?.requestBody)).toMatch(
      /"multipart\/form-data".*"kind":.*"file":/,
    );
  });
});
