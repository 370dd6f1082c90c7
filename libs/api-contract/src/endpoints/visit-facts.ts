import * as v from 'valibot';

/** What login, registration and events report about the visit: campaign, device, screen as `1440x900` (§7). */
export const visitFacts = {
  cpnc: v.optional(v.string()),
  mkt: v.optional(v.record(v.string(), v.unknown())),
  userDeviceType: v.optional(v.string()),
  screenResolution: v.optional(v.string()),
  uidToken: v.optional(v.string()),
};
