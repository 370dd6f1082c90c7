import { type Settings } from '@casino-kit/settings';

/** Where anyone can check a licence: the authority's name, and its page about the brand's code. */
export interface LicenceCheck {
  authority: string;
  href: string;
}

/** Returns where anyone can check the brand's licence: a page for each code of the settings (§3). */
export function licenceChecks({
  antillephoneCode,
  gcbToken,
}: Pick<Settings, 'antillephoneCode' | 'gcbToken'>): LicenceCheck[] {
  return [
    ['Antillephone', 'validator.antillephone.com/validate?seal_id=', antillephoneCode] as const,
    ['Gaming Control Board', 'cert.gcb.cw/certificate?id=', gcbToken] as const,
  ].flatMap(([authority, place, code]) =>
    code === '' ? [] : [{ authority, href: `https://${place}${encodeURIComponent(code)}` }],
  );
}
