import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** Where browsers report what the content security policy of a page blocked. */
export const policyReportPath = '/csp-report';
/** The name of that address in the header `Reporting-Endpoints` and in the directive `report-to`. */
export const policyReportGroup = 'csp';

/** Largest body of reports in bytes. */
const maxReportBytes = 16 * 1024;
/** The window of the limits in milliseconds, and how many lines it logs for one address and for all together. */
const windowMs = 60_000;
const maxOfAddress = 20;
const maxOfAll = 300;

const text = v.fallback(v.string(), '');
const line = v.fallback(v.optional(v.number()), undefined);

/** One report in `application/csp-report`, as `report-uri` has it sent. */
const legacyReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': report }) => ({
    directive: report['effective-directive'] || report['violated-directive'],
    blocked: report['blocked-uri'],
    page: report['document-uri'],
    source: report['source-file'],
    line: report['line-number'],
  })),
);
/** One report in `application/reports+json`, as `report-to` has it sent. */
const report = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      effectiveDirective: text,
      blockedURL: text,
      documentURL: text,
      sourceFile: text,
      lineNumber: line,
    }),
  }),
  v.transform(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
    source: body.sourceFile,
    line: body.lineNumber,
  })),
);
const reports = v.union([
  v.pipe(
    legacyReport,
    v.transform((one) => [one]),
  ),
  v.pipe(
    v.array(v.unknown()),
    // Browsers batch reports of other types with them.
    v.transform((list) => list.flatMap((entry) => (v.is(report, entry) ? [v.parse(report, entry)] : []))),
  ),
]);

const plain = (value: string) => value.replaceAll(/[^\w\-./:%~]/g, '').slice(0, 200);

/**
 * Returns an address without what could name a person: no user, query or fragment, no part of its path that could be a token,
 * and of other sites and schemes only the origin or the scheme. Keywords such as `inline` stay.
 */
function shownAddress(address: string, host: string): string {
  if (!URL.canParse(address)) return plain(address.split(/[?#]/)[0] ?? '').slice(0, 40);
  const { protocol, origin, host: ofAddress, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return protocol.slice(0, -1);
  if (ofAddress !== host) return plain(origin);
  return plain(pathname.replaceAll(/[^/]{48,}/g, '')) || '/';
}

/** Returns the lines that a body of reports is logged as; none for a body that holds no report. */
function toLines(body: unknown, host: string) {
  const parsed = v.safeParse(reports, body);
  return (parsed.success ? parsed.output : []).map(({ directive, blocked, page, source, line: ofLine }) => ({
    directive: plain(directive).slice(0, 40),
    blocked: shownAddress(blocked, host),
    page: shownAddress(page, host),
    ...(source !== '' && { source: shownAddress(source, host) }),
    ...(ofLine !== undefined && { line: ofLine }),
  }));
}

/** Counts in windows of time how many lines an address may still log. */
function createLimit(now: () => number) {
  let endsAt = 0;
  let all = 0;
  const ofAddresses = new Map<string, number>();
  return (address: string): boolean => {
    if (now() >= endsAt) {
      endsAt = now() + windowMs;
      all = 0;
      ofAddresses.clear();
    }
    const count = ofAddresses.get(address) ?? 0;
    if (all >= maxOfAll || count >= maxOfAddress) return false;
    all += 1;
    ofAddresses.set(address, count + 1);
    return true;
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * Serves the address that browsers report violations of the content security policy to. Each becomes one log line without
 * personal data; what is no report, or more than the limits, is answered alike and logs nothing.
 */
export function servePolicyReports(app: FastifyInstance, now = () => Date.now()): void {
  const mayLog = createLimit(now);
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: maxReportBytes },
      (_request, body, done) => done(null, parseJson(String(body))),
    );
    routes.post(policyReportPath, async (request, reply) => {
      for (const entry of toLines(request.body, request.host))
        if (mayLog(request.ip)) request.log.warn(entry, 'blocked by the content security policy');
      return reply.code(204).send();
    });
  });
}
