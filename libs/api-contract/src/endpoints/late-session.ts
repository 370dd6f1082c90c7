import { lateEndpoint } from '../endpoint.js';
import { getUserDetailsHead, logoutHead } from './session-heads.js';

const session = () => import('./session.js');

/** The calls of every session, which begin after a page that came with its player. */
export const lateUserDetails = /* @__PURE__ */ lateEndpoint(
  getUserDetailsHead,
  async () => (await session()).getUserDetails,
);
export const lateLogout = /* @__PURE__ */ lateEndpoint(logoutHead, async () => (await session()).logout);
