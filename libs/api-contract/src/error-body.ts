import * as v from 'valibot';

/**
 * The body of every answer whose status is not 200. `fields` maps a form field to what is wrong with it (a text key or
 * a sentence); `params` fills places such as `[MN]`; `code` may be one a client does not know yet.
 */
export const errorBody = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  params: v.optional(v.record(v.string(), v.string())),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
