import { hostOf, type Settings } from '@casino-kit/settings';

const readableCode = /^[\w.=+/-]{1,200}$/;

/** Returns where anyone can check the brand's licence, by the authority's name; codes that are none are left out. */
export function licenceChecks({
  antillephoneCode,
  gcbToken,
  casinoOrigin,
}: Pick<Settings, 'antillephoneCode' | 'gcbToken' | 'casinoOrigin'>): { authority: string; href: string }[] {
  const host = hostOf(casinoOrigin);
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  return [
    {
      authority: 'Antillephone',
      code: antillephoneCode,
      href: `https://validator.antillephone.com/validate?${query({
        ...(host !== '' && { domain: host }),
        seal_id: antillephoneCode,
      })}`,
    },
    {
      authority: 'Gaming Control Board',
      code: gcbToken,
      href: `https://cert.gcb.cw/certificate?${query({ id: gcbToken })}`,
    },
  ]
    .filter(({ code }) => readableCode.test(code))
    .map(({ authority, href }) => ({ authority, href }));
}
