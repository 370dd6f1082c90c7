import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { chatRoomName, type DocumentLabel, documentCaptures, localizedText } from '@casino-kit/api-contract';

/** What an exclusion register may receive about a person. */
export const registerFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'phone',
  'zipCode',
  'countryCode',
] as const;

const origin = v.pipe(
  v.string(),
  v.url('is not an address such as http://localhost:4000'),
  v.transform((value) => new URL(value)),
  v.check((url) => ['http:', 'https:'].includes(url.protocol), 'must start with http:// or https://'),
  v.transform((url) => url.origin),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is not a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'is not a port number (0 to 65535)'),
);
const onOrOff = v.picklist(['on', 'off'], "is neither 'on' nor 'off'");

/** Named ranges of addresses that Fastify supports. */
const addressRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(entry: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  return (
    addressRanges.includes(entry) ||
    (isIP(address) !== 0 && (bits === undefined || Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  );
}

/** Returns the trusted proxies: ranges and addresses, or how many hops. Never everyone. */
const proxies = v.pipe(
  v.string(),
  v.transform((text) => {
    const list = text.split(',').map((entry) => entry.trim());
    if (/^\d{1,2}$/.test(text)) return Number(text);
    return text === 'off' ? false : list;
  }),
  v.check(
    (value) => !Array.isArray(value) || value.every(isProxy),
    "is neither 'off', nor a number of proxies, nor a list of loopback, linklocal, uniquelocal, addresses and ranges such as 10.0.0.0/8",
  ),
);

const fraction = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'is not a fraction from 0 to 1 such as 0.05'),
);

/** The kinds of identity documents, as JSON of the contract's labels. */
const documentLabels = v.pipe(
  v.string(),
  v.parseJson(undefined, 'is not JSON'),
  v.array(
    v.strictObject({
      kind: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
      title: v.optional(v.nullable(localizedText), null),
      hint: v.optional(v.nullable(localizedText), null),
      required: v.optional(v.boolean(), true),
      cameraOnly: v.optional(v.boolean(), false),
      capture: v.optional(v.nullable(v.picklist(documentCaptures)), null),
      maxFiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 4),
    }),
    'is not a list of labels',
  ),
);

/** Where clamd listens. */
const scannerAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:tcp:\/\/(?:[\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}|unix:\/.+)$/,
    'is not an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  ),
);

/** The most games that a larger catalogue has. */
export const largestCatalogue = 20_000;

const environment = v.object({
  NODE_ENV: v.optional(v.string()),
  BACKEND_PORT: v.optional(port, '4100'),
  BACKEND_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '127.0.0.1'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'is not a postgresql:// address')),
  ),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'is not a redis:// address'))),
  CHAT_ROOMS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.array(chatRoomName),
      v.minLength(1),
    ),
    'en,de,ar',
  ),
  CHAT_WORDS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
    ),
  ),
  DATA_DIRECTORY: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '.data/reference-backend'),
  DOCUMENTS_DIRECTORY: v.optional(v.pipe(v.string(), v.nonEmpty('is empty'))),
  SCANNER_ADDRESS: v.optional(scannerAddress),
  DOCUMENT_LABELS: v.optional(documentLabels),
  PUBLIC_URL: v.optional(origin, 'http://localhost:4100'),
  SHELL_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.tupleWithRest([origin], origin),
    ),
    'http://localhost:4000',
  ),
  CONTROL_PAGE: v.optional(onOrOff),
  CONTROL_PORT: v.optional(port),
  API_DOCS: v.optional(onOrOff),
  DEMO_ACCOUNTS: v.optional(onOrOff, 'on'),
  TRUST_PROXY: v.optional(proxies, 'loopback'),
  SYSTEM_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than 16 characters'))),
  OPERATOR_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
  SIGN_UPS_PER_HOUR: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'is not a number from 1 on'), v.transform(Number)),
    '20',
  ),
  REQUESTS_PER_MINUTE: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'is not a number from 1 on'), v.transform(Number)),
    '1200',
  ),
  MAX_SOCKETS_PER_PLAYER: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'is not a number from 1 on'), v.transform(Number)),
    '20',
  ),
  STOP_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([89]|[1-9]\d{1,2})$/, 'is not a number of seconds from 8 to 999'),
      v.transform(Number),
    ),
    '15',
  ),
  VISITOR_COUNTRY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country code such as CW')),
    'CW',
  ),
  RAKEBACK_RATE: v.optional(fraction, '0.05'),
  CASHBACK_PERCENT: v.optional(fraction, '0.1'),
  GLOBAL_MAX_BET: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}(\.\d{1,2})?$/, 'is not an amount in euro such as 100')),
  ),
  CATALOGUE_GAMES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is not a number of games such as 5000'),
      v.transform(Number),
      v.maxValue(largestCatalogue, `is more than ${largestCatalogue}`),
    ),
    '0',
  ),
  AFFORDABILITY_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('is not an address'),
      v.regex(/^https?:/, 'must start with http:// or https://'),
    ),
  ),
  AFFORDABILITY_KEY: v.optional(v.string()),
  AFFORDABILITY_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'is not a number of ms such as 2000'), v.transform(Number)),
    '5000',
  ),
  BREACHED_PASSWORDS_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('is not an address'),
      v.regex(/^https?:.*\/$/, 'must start with http:// or https:// and end with a slash'),
    ),
  ),
  BREACHED_PASSWORDS_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'is not a number of ms such as 1000'), v.transform(Number)),
    '1000',
  ),
  ACTIVITY_FILE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('is not an address'),
      v.regex(/^https?:/, 'must start with http:// or https://'),
    ),
  ),
  ACTIVITY_FILE_KEY: v.optional(v.string()),
  ACTIVITY_FILE_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'is not a number of ms such as 2000'), v.transform(Number)),
    '2000',
  ),
  LIMIT_FILE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('is not an address'),
      v.regex(/^https?:/, 'must start with http:// or https://'),
    ),
  ),
  LIMIT_FILE_KEY: v.optional(v.string()),
  LIMIT_FILE_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'is not a number of ms such as 2000'), v.transform(Number)),
    '2000',
  ),
  EXCLUSION_REGISTER_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('is not an address'),
      v.regex(/^https?:/, 'must start with http:// or https://'),
    ),
  ),
  BRAND_REGISTER_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.array(
        v.pipe(
          v.string(),
          v.url('is not a list of addresses'),
          v.regex(/^https?:/, 'must start with http:// or https://'),
        ),
      ),
    ),
  ),
  BRAND_REGISTER_KEY: v.optional(v.string()),
  EXCLUSION_REGISTER_NAME: v.optional(v.string(), 'Exclusion register'),
  EXCLUSION_REGISTER_KEY: v.optional(v.string()),
  EXCLUSION_REGISTER_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'is not a number of ms such as 2000'), v.transform(Number)),
    '2000',
  ),
  EXCLUSION_REGISTER_FIELDS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.array(v.picklist(registerFields, `is not a list of ${registerFields.join(', ')}`)),
      v.minLength(1),
    ),
    'firstName,lastName,dateOfBirth',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'is not one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
});

/** The backend's configuration, read once at start. */
export interface Configuration {
  port: number;
  host: string;
  /** A PostgreSQL server; without it PGlite keeps its files in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** A Redis or Valkey server that carries socket events between nodes; without it PostgreSQL does. */
  redisUrl: string | undefined;
  /** How many sockets a player may have on one node. */
  maxSocketsPerPlayer: number;
  /** The rooms of the chat by language, and words that are not sent; undefined for those of the reference brand. */
  chat: { rooms: readonly string[]; words: readonly string[] | undefined };
  dataDirectory: string;
  /** Where the files of identity documents are kept. Nodes that share a database share it. */
  documentsDirectory: string;
  /** Where a virus scanner looks at documents, `tcp://host:port` or `unix:/path`; undefined without one. */
  scannerAddress: string | undefined;
  /** The kinds of identity documents that are asked for; undefined for those of the reference brand. */
  documentLabels: readonly DocumentLabel[] | undefined;
  /** Origin under which browsers reach this backend; part of every address it returns. */
  publicUrl: string;
  /** Origins of the shell: may call, connect and frame; mails and, by default, 3-D Secure lead to the first. */
  shellUrls: readonly [string, ...string[]];
  /** Port of the control page on the loopback interface; undefined when there is no control page. */
  controlPort: number | undefined;
  /** Whether `/docs` is served. */
  apiDocs: boolean;
  demoAccounts: boolean;
  /** Proxies trusted for the address of a request's sender, in Fastify's forms. */
  trustProxy: string[] | number | false;
  /** The value of the header `system-token` in the shell's own calls; undefined when no call is the shell's own. */
  systemToken: string | undefined;
  /** The key with which the operator's own systems read withdrawals of consent; undefined when none may. */
  operatorKey: string | undefined;
  /** Accounts that may be opened from one address in an hour. */
  signUpsPerHour: number;
  /** Requests a minute from one address, all calls together. */
  requestsPerMinute: number;
  /** How long the process may take to end after SIGTERM, in ms. */
  stopMs: number;
  /** ISO 3166-1 alpha-2: the country assumed for visitors, since this backend does not look addresses up. */
  visitorCountry: string;
  /** The part of their losses that players get back, as fractions: by day, and by half hour. */
  rates: { rakeback: string; cashback: string };
  /** The highest stake of every player, in euro; null without one. */
  globalMaxBet: string | null;
  /** How many games the catalogue has at least: more than are drawn are derived from those. */
  catalogueGames: number;
  /** The file by which a person plays at one operator at a time; without a `url` nothing is reported. */
  activityFile: {
    url: string | undefined;
    key: string | undefined;
    /** How long an answer may take, in ms. */
    timeoutMs: number;
  };
  /** The file that counts deposits at all operators; nobody is asked without a `url`. */
  limitFile: {
    url: string | undefined;
    key: string | undefined;
    /** How long an answer may take, in ms. */
    timeoutMs: number;
  };
  /** Who is asked whether a player can afford their deposits; nobody without a `url`. */
  /** Where stolen passwords are looked up by a prefix of their hash; undefined for the local list alone. */
  breachedPasswords: { url: string; timeoutMs: number } | undefined;
  affordability: {
    url: string | undefined;
    key: string | undefined;
    /** How long an answer may take, in ms. */
    timeoutMs: number;
  };
  /** The exclusion register that is asked; without a `url` a demonstration has a simulated one. */
  /** The exclusion registers of the operator's other brands, and the key that is sent to them. */
  brandRegisters: { urls: readonly string[]; key: string | undefined };
  register: {
    url: string | undefined;
    name: string;
    key: string | undefined;
    /** How long an answer may take, in ms. */
    timeoutMs: number;
    /** What is sent of a person. */
    fields: readonly (typeof registerFields)[number][];
  };
  logLevel: string;
}

/** Thrown for an invalid configuration; `message` has one line per invalid value. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 * @throws ConfigurationError naming every variable with an invalid value.
 */
export function readConfiguration(variables: Record<string, string | undefined>): Configuration {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, set);
  if (!parsed.success) {
    const lines = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)?.split('.')[0] ?? ''} ${issue.message}`,
    );
    throw new ConfigurationError(lines.join('\n'));
  }
  const values = parsed.output;
  // What only developers and demonstrations need is off in production unless switched on.
  const developing = values.NODE_ENV === 'production' ? 'off' : 'on';
  const { BACKEND_PORT, CONTROL_PAGE = developing, API_DOCS = developing } = values;
  // Port 0 lets the system choose both.
  const { CONTROL_PORT = BACKEND_PORT === 0 ? 0 : BACKEND_PORT + 1 } = values;
  return {
    port: BACKEND_PORT,
    host: values.BACKEND_HOST,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    maxSocketsPerPlayer: values.MAX_SOCKETS_PER_PLAYER,
    chat: { rooms: values.CHAT_ROOMS, words: values.CHAT_WORDS },
    dataDirectory: resolve(values.DATA_DIRECTORY),
    documentsDirectory: resolve(values.DOCUMENTS_DIRECTORY ?? join(values.DATA_DIRECTORY, 'documents')),
    scannerAddress: values.SCANNER_ADDRESS,
    documentLabels: values.DOCUMENT_LABELS,
    publicUrl: values.PUBLIC_URL,
    shellUrls: values.SHELL_URL,
    controlPort: CONTROL_PAGE === 'on' ? CONTROL_PORT : undefined,
    apiDocs: API_DOCS === 'on',
    demoAccounts: values.DEMO_ACCOUNTS === 'on',
    trustProxy: values.TRUST_PROXY,
    systemToken: values.SYSTEM_TOKEN,
    operatorKey: values.OPERATOR_KEY,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    stopMs: values.STOP_SECONDS * 1_000,
    visitorCountry: values.VISITOR_COUNTRY,
    rates: { rakeback: values.RAKEBACK_RATE, cashback: values.CASHBACK_PERCENT },
    globalMaxBet: values.GLOBAL_MAX_BET ?? null,
    catalogueGames: values.CATALOGUE_GAMES,
    activityFile: {
      url: values.ACTIVITY_FILE_URL,
      key: values.ACTIVITY_FILE_KEY,
      timeoutMs: values.ACTIVITY_FILE_TIMEOUT_MS,
    },
    limitFile: {
      url: values.LIMIT_FILE_URL,
      key: values.LIMIT_FILE_KEY,
      timeoutMs: values.LIMIT_FILE_TIMEOUT_MS,
    },
    affordability: {
      url: values.AFFORDABILITY_URL,
      key: values.AFFORDABILITY_KEY,
      timeoutMs: values.AFFORDABILITY_TIMEOUT_MS,
    },
    breachedPasswords:
      values.BREACHED_PASSWORDS_URL === undefined
        ? undefined
        : { url: values.BREACHED_PASSWORDS_URL, timeoutMs: values.BREACHED_PASSWORDS_TIMEOUT_MS },
    brandRegisters: { urls: values.BRAND_REGISTER_URLS ?? [], key: values.BRAND_REGISTER_KEY },
    register: {
      url: values.EXCLUSION_REGISTER_URL,
      name: values.EXCLUSION_REGISTER_NAME,
      key: values.EXCLUSION_REGISTER_KEY,
      timeoutMs: values.EXCLUSION_REGISTER_TIMEOUT_MS,
      fields: values.EXCLUSION_REGISTER_FIELDS,
    },
    logLevel: values.LOG_LEVEL,
  };
}
