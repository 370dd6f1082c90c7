import { array, parseJson, pipe, safeParse, string } from 'valibot';
import { type Location } from '@casino-kit/api-contract';
import { getAddresses } from './country-block.js';
import { type TextStorage } from './browser-storage.js';

/** Storage key of what was reported already. */
export const reportsKey = 'countryBlockedReports';
/** Only the newest reports are remembered. */
const maxReports = 50;
const stored = pipe(string(), parseJson(), array(string()));

/** What is reported about a blocked visitor (§3). */
export interface BlockReport {
  /** Empty if the address is not known. */
  ip: string;
  country: string;
  /** The path of the page, without its query. */
  firstUrl: string;
}

/** Returns the report about a blocked visitor on a page. */
export function createBlockReport(location: Location, firstUrl: string): BlockReport {
  return { ip: getAddresses(location)[0] ?? '', country: location.country.code, firstUrl };
}

/** Reports each address, country and page once (§4), also across visits where the storage keeps them. */
export function createBlockReports(storage: TextStorage, send: (report: BlockReport) => Promise<unknown>) {
  const sent = new Set<string>();
  const read = () => {
    const found = safeParse(stored, storage.getItem(reportsKey));
    return found.success ? found.output : [];
  };
  return {
    /** Sends a report unless it was sent before; one that failed is sent again with the next visit. */
    async report(report: BlockReport): Promise<void> {
      const key = JSON.stringify([report.ip, report.country, report.firstUrl]);
      if (sent.has(key) || read().includes(key)) return;
      sent.add(key);
      try {
        await send(report);
        storage.setItem(reportsKey, JSON.stringify([...read(), key].slice(-maxReports)));
      } catch {
        sent.delete(key);
      }
    },
  };
}
