import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { toJsonSchema } from '@valibot/to-json-schema';
import { type FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { type AnyEndpoint, errorBody } from '@casino-kit/api-contract';
import { documentedSchema } from './documented-schema.js';

const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _dialect, ...json } = toJsonSchema(documentedSchema(schema), {
    errorMode: 'ignore',
    typeMode,
  });
  return json;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function parametersOf(endpoint: AnyEndpoint) {
  const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = endpoint.query ? schemaOf(endpoint.query, 'input') : {};
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

function operationOf(endpoint: AnyEndpoint) {
  const data = schemaOf(endpoint.data, 'output');
  const enveloped = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data },
  };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    parameters: parametersOf(endpoint),
    ...(endpoint.body && { requestBody: { required: true, ...json(schemaOf(endpoint.body, 'input')) } }),
    ...(endpoint.token !== 'none' && {
      security: endpoint.token === 'required' ? [{ bearer: [] }] : [{ bearer: [] }, {}],
    }),
    responses: {
      200: { description: 'Done.', ...json(endpoint.envelope === 'bare' ? data : enveloped) },
      default: {
        description: 'Refused; `code` says why (§8).',
        ...json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

/** Returns the OpenAPI 3.1 document of endpoints, generated from the schemas that validate them. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Casino Kit reference backend', version: '1.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  };
}

/** Serves the document of `endpoints` at `/docs`, to read and as `/docs/json`. */
export async function serveOpenApi(
  app: FastifyInstance,
  endpoints: readonly AnyEndpoint[],
  publicUrl: string,
): Promise<void> {
  const document = openApiDocument(endpoints, publicUrl);
  await app.register(swagger, {
    mode: 'static',
    // The plugin's type knows OpenAPI's own JSON Schema dialect only; 3.1 accepts the standard one generated here.
    specification: { document: document as never },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
