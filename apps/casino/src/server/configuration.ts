import { type RetargetingService } from '@casino-kit/telemetry';
import * as v from 'valibot';
import { type ThirdParties } from '../app/third-parties.js';
import { readTrustProxy, type TrustProxy } from './trust-proxy.js';

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
);
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'not a port'), v.transform(Number), v.maxValue(65_535));
const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((entry) => entry.trim())),
  v.array(origin),
);

const template = v.pipe(
  v.string(),
  v.url(),
  v.check((value) => value.startsWith('https://'), 'not an https address'),
);
const seconds = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'not a number of seconds'), v.transform(Number));
const trustProxy = v.pipe(
  v.string(),
  v.transform(readTrustProxy),
  v.custom<TrustProxy>(
    (value) => value !== null,
    'not true, false, a number, or a list of addresses and subnets',
  ),
);

const environment = v.object({
  NODE_ENV: v.optional(v.string(), ''),
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where calls that start with `/api/core` go. */
  CORE_URL: v.optional(origin, 'http://localhost:4100'),
  /** Where all other calls and the socket go. */
  BACKEND_URL: v.optional(origin, 'http://localhost:4100'),
  /** Origins of the payment provider's card fields and of games, for the content security policy. */
  FRAME_ORIGINS: v.optional(origins, 'http://localhost:4100'),
  /** Origins that scripts of the operator come from and report to; without the variable no script is run. */
  SCRIPT_ORIGINS: v.optional(origins),
  /** Addresses of an ad-retargeting service, with `{id}` in place of the brand's id. */
  RETARGETING_PIXEL: v.optional(template),
  RETARGETING_SCRIPT: v.optional(template),
  SYSTEM_TOKEN: v.optional(v.string()),
  /** A JSON object used instead of the server's settings (§4, settings loading). */
  LOCAL_SETTINGS: v.optional(v.string()),
  /** Seconds after which the server's settings are loaded again. */
  SETTINGS_MAX_AGE: v.optional(seconds, '10'),
  /** Seconds until a forwarded call without a response is aborted. */
  BACKEND_TIMEOUT: v.optional(seconds, '20'),
  /** Which proxies to trust for the address of the caller. */
  TRUST_PROXY: v.optional(trustProxy, 'loopback'),
  /** How many connections one address may hold, trusted proxies aside; 0 for any number. */
  MAX_CONNECTIONS_PER_ADDRESS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'not a number of connections'), v.transform(Number)),
    '256',
  ),
  /** Address of a service that knows the country of a position, with `{lat}` and `{lon}`; the backend by default. */
  REVERSE_GEOCODING_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.check((url) => url.includes('{lat}') && url.includes('{lon}'), 'has no {lat} and {lon}'),
    ),
  ),
  /** The token that `/metrics` asks for; without one there is no such address. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than 16 characters'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

/** The server's configuration, read from environment variables. */
export interface Configuration {
  port: number;
  host: string;
  coreUrl: string;
  backendUrl: string;
  frameOrigins: string[];
  /** `null` when no script of the operator is run. */
  scriptOrigins: string[] | null;
  retargeting: RetargetingService;
  systemToken: string | undefined;
  /** Returns the headers of the server's own calls, made for no player: the backend does not count them. */
  ownHeaders: Record<string, string>;
  reverseGeocodingUrl: string | undefined;
  metricsToken: string | undefined;
  trustProxy: TrustProxy;
  maxConnectionsPerAddress: number;
  backendTimeoutMs: number;
  production: boolean;
  localSettings: string | undefined;
  settingsMaxAgeMs: number;
  logLevel: string;
}

/** Reads the configuration. @throws Error that names every variable with an invalid value. */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const parsed = v.safeParse(environment, env);
  if (!parsed.success) {
    const wrong = parsed.issues.map(
      (issue) => `${issue.path?.map(({ key }) => String(key)).join('.') ?? ''}: ${issue.message}`,
    );
    throw new Error(`The environment has values that cannot be used. ${wrong.join('; ')}`);
  }
  const variables = parsed.output;
  return {
    port: variables.PORT,
    host: variables.HOST,
    coreUrl: variables.CORE_URL,
    backendUrl: variables.BACKEND_URL,
    frameOrigins: variables.FRAME_ORIGINS,
    scriptOrigins: variables.SCRIPT_ORIGINS ?? null,
    retargeting: {
      pixel: variables.RETARGETING_PIXEL ?? null,
      script: variables.RETARGETING_SCRIPT ?? null,
    },
    systemToken: variables.SYSTEM_TOKEN,
    ownHeaders: variables.SYSTEM_TOKEN === undefined ? {} : { 'system-token': variables.SYSTEM_TOKEN },
    reverseGeocodingUrl: variables.REVERSE_GEOCODING_URL,
    metricsToken: variables.METRICS_TOKEN,
    trustProxy: variables.TRUST_PROXY,
    maxConnectionsPerAddress: variables.MAX_CONNECTIONS_PER_ADDRESS,
    backendTimeoutMs: variables.BACKEND_TIMEOUT * 1_000,
    production: variables.NODE_ENV === 'production',
    localSettings: variables.LOCAL_SETTINGS,
    settingsMaxAgeMs: variables.SETTINGS_MAX_AGE * 1_000,
    logLevel: variables.LOG_LEVEL,
  };
}

/** Returns what the browser needs to know of the parts of others. */
export function thirdParties({
  frameOrigins,
  scriptOrigins,
  retargeting,
}: Pick<Configuration, 'frameOrigins' | 'scriptOrigins' | 'retargeting'>): ThirdParties {
  return { frameOrigins, hasScripts: scriptOrigins !== null, retargeting };
}
