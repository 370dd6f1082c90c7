import { type ErrorBody } from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const wrapped = (data: unknown) => HttpResponse.json({ success: true, data: data as object });

/** Countries, currencies and hidden fields of the registration form, as a small brand offers them. */
export const registrationAnswers = {
  countries: [
    { code: 'CW', name: 'Curaçao', phoneCode: '599' },
    { code: 'NL', name: 'Netherlands', phoneCode: '31' },
    { code: 'NO', name: 'Norway', phoneCode: '47' },
  ],
  currencies: [
    { code: 'EUR', name: 'Euro' },
    { code: 'NOK', name: 'Norwegian krone' },
  ],
  fields: {
    email: 1,
    password: 1,
    dateOfBirth: 1,
    countryCode: 1,
    currencyCode: 1,
    firstName: 0,
    lastName: 0,
  },
};

/** MSW handlers for a server on which every call of this library succeeds. */
export const authHandlers: HttpHandler[] = [
  http.post('*/api/user/login', () =>
    wrapped({
      accessToken: 'token',
      userId: 7,
      locale: 'en',
      lastLogin: { created_at: '2026-11-19T20:04:00Z', ip: '203.0.113.47', location: 'Willemstad' },
    }),
  ),
  http.post('*/api/user/sign-up', () => wrapped({ accessToken: 'token', createUser: { userId: 7 } })),
  http.post('*/api/user/logout', () => wrapped({})),
  http.get('*/api/user/get-user-details', () => wrapped(makeUserDetails())),
  http.get('*/api/admin/get-all-country', () =>
    HttpResponse.json({ countries: { rows: registrationAnswers.countries } }),
  ),
  http.get('*/api/admin/get-currencies', () => wrapped(registrationAnswers.currencies)),
  http.get('*/api/admin/get-registration-fields', () => HttpResponse.json(registrationAnswers.fields)),
];

type AuthCall = 'login' | 'sign-up';

/** A server that refuses login or sign-up with an error body of the contract. */
export function refusing(
  call: AuthCall,
  status: number,
  body: Pick<ErrorBody, 'code'> & Partial<Omit<ErrorBody, 'success' | 'code'>>,
): HttpHandler {
  return http.post(`*/api/user/${call}`, () =>
    HttpResponse.json({ success: false, message: '', ...body }, { status }),
  );
}

/** A server that cannot be reached for login or sign-up. */
export function unreachable(call: AuthCall): HttpHandler {
  return http.post(`*/api/user/${call}`, () => HttpResponse.error());
}

/** A server that never answers login or sign-up. */
export function silent(call: AuthCall): HttpHandler {
  return http.post(`*/api/user/${call}`, async () => {
    await delay('infinite');
  });
}
