import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { terminationReasons } from '../entities/session.js';
import { userDetails } from '../entities/user-details.js';
import { done } from './shapes.js';

export const getUserDetails = /* @__PURE__ */ defineEndpoint({
  name: 'getUserDetails',
  summary: 'The logged-in player with balances, level and active bonus.',
  method: 'GET',
  path: '/api/user/get-user-details',
  token: 'required',
  data: userDetails,
});

export const logout = /* @__PURE__ */ defineEndpoint({
  name: 'logout',
  summary: 'Ends the session and revokes its token.',
  method: 'POST',
  path: '/api/user/logout',
  token: 'optional',
  body: v.object({ reason: v.optional(v.picklist(terminationReasons), 'USER_INITIATED') }),
  data: done,
});
