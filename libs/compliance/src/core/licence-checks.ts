import { type Settings } from '@casino-kit/settings';

/** Returns where anyone can check the brand's licence, by the authority's name. */
export function licenceChecks({
  antillephoneCode,
  gcbToken,
}: Pick<Settings, 'antillephoneCode' | 'gcbToken'>): { authority: string; href: string }[] {
  return [
    ['Antillephone', 'validator.antillephone.com/validate?seal_id=', antillephoneCode] as const,
    ['Gaming Control Board', 'cert.gcb.cw/certificate?id=', gcbToken] as const,
  ].flatMap(([authority, place, code]) =>
    code === '' ? [] : [{ authority, href: `https://${place}${encodeURIComponent(code)}` }],
  );
}
