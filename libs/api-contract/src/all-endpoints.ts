import * as catalogue from './endpoints/catalogue.js';
import * as chat from './endpoints/chat.js';
import * as consent from './endpoints/consent.js';
import * as core from './endpoints/core.js';
import * as crash from './endpoints/crash.js';
import * as documents from './endpoints/documents.js';
import * as favourites from './endpoints/favourites.js';
import * as gamePulse from './endpoints/game-pulse.js';
import * as gameProviders from './endpoints/game-providers.js';
import * as identity from './endpoints/identity.js';
import * as liveTable from './endpoints/live-table.js';
import * as originals from './endpoints/originals.js';
import * as visitorLocation from './endpoints/location.js';
import * as loyalty from './endpoints/loyalty.js';
import * as notices from './endpoints/notices.js';
import * as payments from './endpoints/payments.js';
import * as places from './endpoints/places.js';
import * as play from './endpoints/play.js';
import * as playTime from './endpoints/play-time.js';
import * as protection from './endpoints/protection.js';
import * as referrals from './endpoints/referrals.js';
import * as rewards from './endpoints/rewards.js';
import * as security from './endpoints/security.js';
import * as session from './endpoints/session.js';
import * as topWins from './endpoints/top-wins.js';
import * as tournaments from './endpoints/tournaments.js';
import * as visits from './endpoints/visits.js';
import * as wallet from './endpoints/wallet.js';
import * as withdrawals from './endpoints/withdrawals.js';
import type { AnyEndpoint } from './endpoint.js';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** All endpoints, for code that iterates over them: OpenAPI, contract tests. Import single names elsewhere. */
export const allEndpoints: readonly AnyEndpoint[] = [
  catalogue,
  chat,
  consent,
  core,
  favourites,
  gameProviders,
  gamePulse,
  documents,
  identity,
  liveTable,
  originals,
  crash,
  loyalty,
  notices,
  payments,
  visitorLocation,
  places,
  play,
  playTime,
  protection,
  referrals,
  rewards,
  security,
  session,
  topWins,
  tournaments,
  visits,
  wallet,
  withdrawals,
].flatMap((group) => Object.values(group).filter(isEndpoint));
