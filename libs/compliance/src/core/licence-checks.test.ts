import { expect, it } from 'vitest';
import { licenceChecks } from './licence-checks.js';

it('leads to the authority of each code', () => {
  expect(licenceChecks({ antillephoneCode: 'f8bd-71', gcbToken: 'aGk=' })).toEqual([
    { authority: 'Antillephone', href: 'https://validator.antillephone.com/validate?seal_id=f8bd-71' },
    { authority: 'Gaming Control Board', href: 'https://cert.gcb.cw/certificate?id=aGk%3D' },
  ]);
});

it('leads nowhere without a code, and never to another site', () => {
  expect(licenceChecks({ antillephoneCode: '', gcbToken: '' })).toEqual([]);
  expect(licenceChecks({ antillephoneCode: '&x=1#"><script>', gcbToken: '' })).toEqual([
    {
      authority: 'Antillephone',
      href: 'https://validator.antillephone.com/validate?seal_id=%26x%3D1%23%22%3E%3Cscript%3E',
    },
  ]);
});
