import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { clubReward, loyaltyClub } from '../entities/loyalty-club.js';
import { list, readObject } from '../reading.js';

export const getLoyaltyClub = /* @__PURE__ */ defineEndpoint({
  name: 'getLoyaltyClub',
  origin: 'extension',
  summary:
    'The VIP club: how points are earned, its levels from the lowest to the highest, and what each gives.',
  method: 'GET',
  path: '/api/loyalty/club',
  cached: true,
  query: v.object({
    /** The currency of the stake for a point; the server's default if it is omitted. */
    currencyCode: v.optional(v.pipe(v.string(), v.maxLength(10))),
  }),
  data: loyaltyClub,
});

export const getClubRewards = /* @__PURE__ */ defineEndpoint({
  name: 'getClubRewards',
  origin: 'extension',
  summary:
    'The rewards of the VIP club that the player’s level gives: those that can be taken, and when they were taken last.',
  method: 'GET',
  path: '/api/user/loyalty/rewards',
  token: 'required',
  data: readObject({ rewards: list(clubReward) }),
});
