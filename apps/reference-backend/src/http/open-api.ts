import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { toJsonSchema } from '@valibot/to-json-schema';
import { type FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { type AnyEndpoint, errorBody } from '@casino-kit/api-contract';
import { documentedSchema } from './documented-schema.js';

/** An operation of an OpenAPI document. */
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags?: readonly string[];
  parameters?: readonly object[];
  requestBody?: object;
  security?: readonly object[];
  responses: Readonly<Record<string, object>>;
}
/** The operations of a document by path and method in lower case. */
export type OpenApiPaths = Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;

/** Returns the JSON Schema of a schema of the contract. */
export const toOpenApiSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _dialect, ...json } = toJsonSchema(documentedSchema(schema), {
    errorMode: 'ignore',
    typeMode,
  });
  return json;
};

/** Returns the content of a JSON body. */
export const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Returns the schema of data in the contract's envelope. */
export const enveloped = (data: object) => ({
  type: 'object',
  required: ['success', 'data'],
  properties: { success: { const: true }, data },
});

/** Returns responses with that of a request that is refused. */
export const unlessRefused = (responses: Readonly<Record<string, object>>) => ({
  ...responses,
  default: {
    description: 'Refused; `code` says why (§8).',
    ...json({ $ref: '#/components/schemas/Error' }),
  },
});

function toParameters(endpoint: AnyEndpoint) {
  const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = endpoint.query ? toOpenApiSchema(endpoint.query, 'input') : {};
  const required = new Set(query.required ?? []);
  const fromQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', maxLength: 255 },
  };
  return [...path, ...fromQuery, ...(endpoint.idempotent ? [key] : [])];
}

function toOperation(endpoint: AnyEndpoint): OpenApiOperation {
  const data = toOpenApiSchema(endpoint.data, 'output');
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    parameters: toParameters(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, ...json(toOpenApiSchema(endpoint.body, 'input')) },
    }),
    ...(endpoint.token !== 'none' && {
      security: endpoint.token === 'required' ? [{ bearer: [] }] : [{ bearer: [] }, {}],
    }),
    responses: unlessRefused({
      200: { description: 'Done.', ...json(endpoint.envelope === 'bare' ? data : enveloped(data)) },
    }),
  };
}

/**
 * Returns the OpenAPI 3.1 document of endpoints, generated from the schemas that validate them, and of `others`, which are not
 * endpoints of the contract.
 */
export function openApiDocument(
  endpoints: readonly AnyEndpoint[],
  publicUrl: string,
  others: OpenApiPaths = {},
) {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: toOperation(endpoint),
    };
  for (const [path, operations] of Object.entries(others)) paths[path] = { ...paths[path], ...operations };
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Casino Kit reference backend', version: '1.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } },
      schemas: { Error: toOpenApiSchema(errorBody, 'output') },
    },
  };
}

/** Serves the document of `endpoints` and `others` at `/docs`, to read and as `/docs/json`. */
export async function serveOpenApi(
  app: FastifyInstance,
  endpoints: readonly AnyEndpoint[],
  publicUrl: string,
  others: OpenApiPaths,
): Promise<void> {
  const document = openApiDocument(endpoints, publicUrl, others);
  await app.register(swagger, {
    mode: 'static',
    // The plugin's type knows OpenAPI's own JSON Schema dialect only; 3.1 accepts the standard one generated here.
    specification: { document: document as never },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
