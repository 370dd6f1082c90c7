import { expect, it } from 'vitest';
import { licenceChecks } from './licence-checks.js';

const none = { antillephoneCode: '', gcbToken: '', casinoOrigin: '' };

it('leads to the authority of each code, with the brand’s domain where it is known', () => {
  expect(
    licenceChecks({
      antillephoneCode: 'f8bd-71',
      gcbToken: 'aGk=',
      casinoOrigin: 'https://casino.example/a',
    }),
  ).toEqual([
    {
      authority: 'Antillephone',
      href: 'https://validator.antillephone.com/validate?domain=casino.example&seal_id=f8bd-71',
    },
    { authority: 'Gaming Control Board', href: 'https://cert.gcb.cw/certificate?id=aGk%3D' },
  ]);
  expect(licenceChecks({ ...none, antillephoneCode: 'f8bd-71' })).toMatchObject([
    { href: 'https://validator.antillephone.com/validate?seal_id=f8bd-71' },
  ]);
});

it.each(['', ' ', '"><script>', 'a b', 'x'.repeat(201)])('leads nowhere with the code %j', (code) => {
  expect(licenceChecks({ ...none, antillephoneCode: code, gcbToken: code })).toEqual([]);
});
