import * as v from 'valibot';
import { orNull, readObject, text } from '../reading.js';
import { fundsProtectionLevels } from './settings.js';

/** How customers' money is protected if the operator becomes insolvent, as the player has to acknowledge it. */
export const fundsNotice = /* @__PURE__ */ readObject({
  /** Names this wording: another one has to be acknowledged again. */
  version: text,
  level: v.picklist(fundsProtectionLevels),
  /** The operator's own words, in the player's language; `null` for none. */
  text: orNull(text),
});
export type FundsNotice = v.InferOutput<typeof fundsNotice>;
