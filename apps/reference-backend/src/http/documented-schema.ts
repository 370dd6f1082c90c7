import * as v from 'valibot';

/** A part of a schema of any kind, as far as this file walks over it. */
interface Part extends Record<string, unknown> {
  kind?: string;
  type?: string;
  pipe?: readonly Part[];
  metadata?: { reader?: string; row?: Part; schema?: Part };
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Returns a copy of a schema's field with every schema in it documented. */
function documentedField(field: unknown): unknown {
  if (isPart(field)) return documented(field);
  if (Array.isArray(field)) return field.map(documentedField);
  if (Object.getPrototypeOf(field ?? 0) === Object.prototype)
    return Object.fromEntries(
      Object.entries(field as object).map(([key, value]) => [key, documentedField(value)]),
    );
  return field;
}

const fieldsWithSchemas = ['entries', 'wrapped', 'options', 'items', 'item', 'rest', 'key', 'value', 'pipe'];

function documented(schema: Part): Part {
  const read = schema.pipe?.find(({ type }) => type === 'metadata')?.metadata;
  switch (read?.reader) {
    case 'list':
      return v.array(documented(read.row as Part) as unknown as v.GenericSchema) as unknown as Part;
    case 'listUnder':
    case 'json':
      return documented(read.schema as Part);
    case 'id':
    case 'text':
    case 'date':
      return v.string() as unknown as Part;
    case 'flag':
      return v.boolean() as unknown as Part;
    case 'number':
      return v.number() as unknown as Part;
  }
  const copies = fieldsWithSchemas
    .filter((name) => name in schema)
    .map((name) => [name, documentedField(schema[name])]);
  return { ...schema, ...Object.fromEntries(copies) };
}

/**
 * Returns the form of a response that servers should send, without the variants that its tolerant readers also accept
 * (decisions 37–39): readers convert values, which a JSON Schema cannot describe.
 */
export function documentedSchema(schema: v.GenericSchema): v.GenericSchema {
  return documented(schema as unknown as Part) as unknown as v.GenericSchema;
}
