import * as v from 'valibot';

/** A text that is not blank, trimmed. `field` names it in the key of the message: `form.<field>.required`. */
export const requiredText = (field: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(`form.${field}.required`));
