import * as v from 'valibot';

/** An id that some servers send as a number. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** An answer that says no more than that it is done. */
export const done = v.optional(v.nullable(v.looseObject({})));
