/** The query of an address; `URLSearchParams` fits. */
interface Query {
  getAll(name: string): string[];
}

/** What an address says about how a visitor came here. */
export interface Campaign {
  /** The coupon of the link (`cpnc`). */
  coupon: string | null;
  /** The partner that referred the visitor (`pid`). */
  pid: string | null;
  /** `utm_*` parameters and the affiliate key, by their names in the address. */
  marketing: Readonly<Record<string, string>>;
}

const marketingNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
const readable = /^[^\p{C}<>"'`\\]{1,128}$/u;
const readablePid = /^[\w.-]{1,64}$/;

/** Returns the last value of a parameter if it is readable. */
function getParameter(query: Query, name: string, pattern: RegExp): string | null {
  const value = query.getAll(name).at(-1)?.trim() ?? '';
  return pattern.test(value) ? value : null;
}

/**
 * Reads the campaign from the query of an address. `affiliateKey` is the name of the affiliate's parameter
 * (`affiliateKeyQueryParameter` of the settings, §9). Values that are empty, too long (over 128 characters) or contain
 * markup or control characters are ignored.
 */
export function readCampaign(query: Query, affiliateKey: string): Campaign {
  const names = affiliateKey === '' ? marketingNames : [...marketingNames, affiliateKey];
  return {
    coupon: getParameter(query, 'cpnc', readable),
    pid: getParameter(query, 'pid', readablePid),
    marketing: Object.fromEntries(
      names.flatMap((name) => {
        const value = getParameter(query, name, readable);
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
}

/** Returns what two campaigns of a visitor say together; what the later one names replaces what the earlier one does. */
export function laterCampaign(earlier: Campaign, later: Campaign): Campaign {
  return {
    coupon: later.coupon ?? earlier.coupon,
    pid: later.pid ?? earlier.pid,
    marketing: Object.keys(later.marketing).length > 0 ? later.marketing : earlier.marketing,
  };
}
