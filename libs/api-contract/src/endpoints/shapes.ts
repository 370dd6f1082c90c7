import * as v from 'valibot';
import { orNull } from '../reading.js';

/** A response that only confirms success; its content is ignored. */
export const done = orNull(v.object({}));
