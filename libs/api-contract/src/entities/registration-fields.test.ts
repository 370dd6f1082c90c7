import { expect, it } from 'vitest';
import { readResponse } from '../envelope.js';
import { registrationFields } from './registration-fields.js';

it.each([null, { data: null }, { success: true, data: null }])(
  'reads %j as a form without restrictions',
  (body) => {
    expect(readResponse(registrationFields, body)).toEqual({ kind: 'data', data: {} });
  },
);
