import { type RetargetingService } from '@casino-kit/telemetry';
import { policyReportGroup, policyReportPath } from './policy-reports.js';

/** Who may run, show or receive something on our pages. */
export interface Allowed {
  frameOrigins: readonly string[];
  /** Where scripts of the operator come from and report to; `null` when none is run. */
  scriptOrigins: readonly string[] | null;
  retargeting: RetargetingService;
}

/** Returns the origins of an operator's scripts and of an ad-retargeting service. */
function marketingOrigins({ scriptOrigins, retargeting: { pixel, script } }: Allowed) {
  const getOrigins = (template: string | null) => (template === null ? [] : [new URL(template).origin]);
  return {
    // Code in a slot of the operator runs from an address of its own.
    scripts: [...(scriptOrigins === null ? [] : ['blob:', ...scriptOrigins]), ...getOrigins(script)],
    reports: [...(scriptOrigins ?? []), ...getOrigins(pixel), ...getOrigins(script)],
  };
}

/**
 * The content security policy of pages: scripts by nonce, frames only from payment providers and games, no one may frame
 * us. Violations are reported to the shell. Style attributes are React's own, hence `unsafe-inline` for styles alone. A page that all guests share has no
 * nonce (`null`) and no inline script: only files of this site run, never a response that is not a script (`nosniff`).
 */
export function contentSecurityPolicy(
  nonce: string | null,
  allowed: Allowed,
  { development, recaptcha }: { development: boolean; recaptcha: boolean },
): string {
  const marketing = marketingOrigins(allowed);
  // Only where a key is set.
  const google = recaptcha ? ['https://www.google.com/recaptcha/'] : [];
  const googleScripts = recaptcha ? [...google, 'https://www.gstatic.com/recaptcha/'] : [];
  // The reader of UPI codes in images is WebAssembly, which needs its own keyword; it does not allow `eval`.
  const wasm = "'wasm-unsafe-eval'";
  // `strict-dynamic` allows what the page's own script loads, such as reCAPTCHA.
  const scripts =
    nonce === null
      ? ["'self'", ...googleScripts, ...marketing.scripts]
      : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': development ? ["'self'", "'unsafe-inline'"] : [...scripts, wasm],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...marketing.reports],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...google, ...marketing.reports],
    // A worker computes the typical outcome of a bonus.
    'worker-src': ["'self'"],
    'frame-src': [...allowed.frameOrigins, ...google],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The second for browsers that do not know the first.
    'report-to': [policyReportGroup],
    'report-uri': [policyReportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The header that names the address of `report-to`. */
export const reportingEndpoints = `${policyReportGroup}="${policyReportPath}"`;
