'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FieldValues, type Resolver } from 'react-hook-form';
import { type GenericSchema } from 'valibot';

/**
 * Creates the resolver of a form (React Hook Form) whose schema is created at each validation, for example because it
 * needs the phone number tables, which are loaded then.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: (values: Values) => Promise<GenericSchema<Values, Values>>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) =>
    valibotResolver(await loadSchema(values))(values, context, options);
}
