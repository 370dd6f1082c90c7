import * as v from 'valibot';

/**
 * The body that the reference backend sends with every status but 200. `fields` maps a form field to its error (a text
 * key or a sentence); `params` fills placeholders such as `[MN]`. Clients read any body: `readRejection`.
 */
export const errorBody = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  params: v.optional(v.record(v.string(), v.string())),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
