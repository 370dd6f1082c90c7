import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { terminationReasons } from '../session-end.js';
import { userDetails } from '../entities/user-details.js';
import { getUserDetailsHead, logoutHead } from './session-heads.js';
import { done } from './shapes.js';

export const getUserDetails = /* @__PURE__ */ defineEndpoint({
  ...getUserDetailsHead,
  summary: 'The logged-in player with balances, level and active bonus.',
  data: userDetails,
});

export const logout = /* @__PURE__ */ defineEndpoint({
  ...logoutHead,
  summary: 'Ends the session and revokes its token.',
  body: v.object({ reason: v.optional(v.picklist(terminationReasons), 'USER_INITIATED') }),
  data: done,
});
