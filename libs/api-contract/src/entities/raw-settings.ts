import * as v from 'valibot';

/** The settings object as the server sends it: anything may be missing or broken, the `settings` library mends it. */
export const rawSettings = /* @__PURE__ */ v.record(v.string(), v.unknown());
