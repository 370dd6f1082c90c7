import * as v from 'valibot';
import { orNull } from '../reading.js';

/** A response that says no more than that it is done, whatever is in it. */
export const done = orNull(v.object({}));
