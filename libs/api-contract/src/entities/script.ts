import type * as v from 'valibot';
import { id, list, readObject, text, withDefault } from '../reading.js';

const html = withDefault(text, '');
/** An operator's script with the slots in which it is placed (§3). */
export const scriptDescriptor = readObject({
  key: id,
  name: html,
  head: html,
  bodyStart: html,
  bodyEnd: html,
});
export type ScriptDescriptor = v.InferOutput<typeof scriptDescriptor>;
export const scriptDescriptors = list(scriptDescriptor);
