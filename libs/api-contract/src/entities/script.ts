import * as v from 'valibot';
import { rows } from '../answer.js';

const html = v.optional(v.nullable(v.string(), ''), '');
/** An operator's script with the slots it goes to (§3). */
export const scriptDescriptor = v.object({
  key: v.string(),
  name: html,
  head: html,
  bodyStart: html,
  bodyEnd: html,
});
export type ScriptDescriptor = v.InferOutput<typeof scriptDescriptor>;
export const scriptDescriptors = rows('scripts', scriptDescriptor);
