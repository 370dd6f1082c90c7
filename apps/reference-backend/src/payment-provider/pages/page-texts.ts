import { codeOfLanguage, defaultLocaleTable } from '@casino-kit/i18n/locales';
import { createDomainTexts } from '../../domain-texts.js';
import en from './locales/en.json' with { type: 'json' };

/** The texts of the provider's payment page (`pay.`) and of the bank's page (`bank.`). */
export const pageTexts = createDomainTexts('payment-provider/pages', en);

/**
 * Returns the wire code of the first language of a query (a wire code or BCP 47) or an Accept-Language header that the pages
 * are written in.
 */
export function pageLanguage(locale: string | undefined, acceptLanguage: string | undefined): string {
  const wanted = [locale ?? '', ...(acceptLanguage ?? '').split(',')].map(
    (entry) => entry.split(';')[0]?.trim() ?? '',
  );
  const codes = wanted
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const code = defaultLocaleTable.has(entry) ? entry : codeOfLanguage(defaultLocaleTable, entry);
      return code !== 'en' || /^en\b/i.test(entry) ? [code] : [];
    });
  return codes.find((code) => pageTexts.codes.includes(code)) ?? 'en';
}
