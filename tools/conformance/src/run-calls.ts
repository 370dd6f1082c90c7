import { type AnyEndpoint, type EndpointOrigin, getUserDetails } from '@casino-kit/api-contract';
import { type Consequence, measureConsequence } from './consequence.js';
import { fetchLimited, type LimitedResponse, type Limits } from './fetch-limited.js';
import { callOrder, type Input, type Known, planCall, type PlanConfig } from './inputs.js';
import { type Judgement, judge, type Verdict } from './judge.js';
import { learn, nothingKnown } from './learn.js';

export interface Target {
  /** Origin of the backend, without a slash at the end. */
  url: string;
  /** Origin for `/api/core`. */
  coreUrl: string;
  systemToken: string | null;
}

export interface CallResult extends Omit<Judgement, 'data'> {
  name: string;
  origin: EndpointOrigin;
  method: string;
  path: string;
  /** What the product does with a response that it cannot use; `null` when it can, or when nothing was sent. */
  consequence: Consequence | null;
}

export interface CallRunConfig extends PlanConfig {
  target: Target;
  limits: Limits;
  /** An access token; without one the credentials are used. */
  token: string | null;
  /** Called once, as soon as a token is known. */
  onToken?: (token: string) => void;
  /** Called when all calls but the log-out were made. */
  beforeLogout?: () => Promise<void>;
}

/** Calls whose test body names something that does not exist: a rejection is the right response. */
const rejectionsExpected: ReadonlySet<string> = new Set([
  'threeDsWebhook',
  'checkCoupon',
  'verifyEmail',
  'resetPassword',
  'resetPasswordSms',
]);

/** Verdicts of responses that the product uses. */
const usable: readonly Verdict[] = ['works', 'tolerant'];

const toExpectedJudgement = (name: string, { verdict, how, ...rest }: Judgement): Judgement =>
  verdict === 'rejected' && rejectionsExpected.has(name)
    ? { ...rest, verdict: 'works', how: ['rejects what does not exist', ...how] }
    : { ...rest, verdict, how };

function createAddress({ url, coreUrl }: Target, endpoint: AnyEndpoint, { params, query }: Input): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const text = search.toString();
  return `${path.startsWith('/api/core') ? coreUrl : url}${path}${text === '' ? '' : `?${text}`}`;
}

function createRequest(
  endpoint: AnyEndpoint,
  input: Input,
  known: Known,
  config: CallRunConfig,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', language: 'en' };
  const { systemToken } = config.target;
  if (known.token !== null && endpoint.token !== 'none')
    headers.authorization = headers.authorization2 = `Bearer ${known.token}`;
  if (systemToken !== null && endpoint.systemToken) headers['system-token'] = systemToken;
  if (endpoint.idempotent) headers['idempotency-key'] = config.newKey();
  if (endpoint.body === undefined) return { method: endpoint.method, headers };
  headers['content-type'] = 'application/json';
  return { method: endpoint.method, headers, body: JSON.stringify(input.body ?? {}) };
}

/** Runs every call of the contract one after the other; later calls use the data of earlier ones. */
export async function runCalls(config: CallRunConfig): Promise<{ calls: CallResult[]; known: Known }> {
  let known = nothingKnown(config.token);
  const calls: CallResult[] = [];
  let details: LimitedResponse | null = null;
  let emitted = false;
  const sendToken = () => {
    if (emitted || known.token === null) return;
    emitted = true;
    config.onToken?.(known.token);
  };
  sendToken();
  for (const endpoint of callOrder()) {
    const { name, origin, method, path } = endpoint;
    if (name === 'logout') await config.beforeLogout?.();
    const plan = planCall(endpoint, known, config);
    if ('skip' in plan) {
      calls.push({ name, origin, method, path, verdict: 'skipped', how: [plan.skip], consequence: null });
      continue;
    }
    const response = await fetchLimited(
      createAddress(config.target, endpoint, plan),
      createRequest(endpoint, plan, known, config),
      config.limits,
    );
    const { data, ...judgement } = toExpectedJudgement(name, judge(endpoint, response));
    if (data !== undefined) known = learn(name, data, known);
    sendToken();
    if (name === getUserDetails.name) details = response;
    const consequence = usable.includes(judgement.verdict)
      ? null
      : await measureConsequence({ endpoint, params: plan.params, response, details });
    calls.push({ name, origin, method, path, ...judgement, consequence });
  }
  return { calls, known };
}
