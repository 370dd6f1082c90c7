import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { referralSummary, referredFriend } from '../entities/referral.js';
import { countedRows, listUnder, readObject, text } from '../reading.js';

export const getReferralSummary = /* @__PURE__ */ defineEndpoint({
  name: 'getReferralSummary',
  origin: 'extension',
  summary: 'What the invitations of the player have brought in the last 30 days, and what can be collected.',
  method: 'GET',
  path: '/api/user/referrals',
  token: 'required',
  data: referralSummary,
});

export const listReferredFriends = /* @__PURE__ */ defineEndpoint({
  name: 'listReferredFriends',
  origin: 'extension',
  summary: 'Friends who registered through the link of the player, newest first, paged from 1.',
  method: 'GET',
  path: '/api/user/referrals/friends',
  token: 'required',
  query: v.object({ pageNo: v.number(), limit: v.number() }),
  data: listUnder('friends', readObject({ friends: countedRows(referredFriend) })),
});

export const collectReferralShare = /* @__PURE__ */ defineEndpoint({
  name: 'collectReferralShare',
  origin: 'extension',
  summary: 'Adds what can be collected to the real balance of the player.',
  method: 'POST',
  path: '/api/user/referrals/collect',
  token: 'required',
  idempotent: true,
  body: v.object({}),
  data: readObject({ amount: decimal, currencyCode: text }),
});
