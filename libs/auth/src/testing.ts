import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

const wrapped = (data: unknown) => HttpResponse.json({ success: true, data: data as object });

/** Countries, currencies and hidden fields of the registration form, as a small brand offers them. */
export const registrationHandlers = {
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
    username: 0,
    password: 1,
    dateOfBirth: 1,
    countryCode: 1,
    currencyCode: 1,
    firstName: 0,
    lastName: 0,
  },
};

/** The credentials that the server generates for an account opened with one click. */
export const credentialsResponse = { login: '84210336', password: 'kT7-velo-29' };

/** Returns a brand that shows and hides fields of the registration form: 0 hides, 1 shows, others stay as they were. */
export function offering(fields: Readonly<Record<string, number>>): HttpHandler {
  return http.get('*/api/admin/get-registration-fields', () =>
    HttpResponse.json({ ...registrationHandlers.fields, ...fields }),
  );
}

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
  http.post('*/api/user/sign-up', async ({ request }) => {
    const { registrationMode } = (await request.clone().json()) as { registrationMode?: string | undefined };
    const credentials = registrationMode === 'oneClick' ? credentialsResponse : null;
    return wrapped({ accessToken: 'token', createUser: { userId: 7 }, credentials });
  }),
  http.post('*/api/user/send-credentials', () => wrapped({})),
  http.put('*/api/user/update-user-details', () => wrapped({ success: true, message: null })),
  http.post('*/api/user/logout', () => wrapped({})),
  http.post('*/api/user/forgot-password', () => wrapped({})),
  http.post('*/api/user/reset-password', () => wrapped({})),
  http.post('*/api/user/forgot-password-sms', () => wrapped({})),
  http.post('*/api/user/reset-password-sms', () => wrapped({})),
  http.post('*/api/user/send-verification-email', () => wrapped({})),
  http.post('*/api/user/verify-email', () => wrapped({ email: 'marlon@casino.example' })),
  http.get('*/api/user/get-user-details', () => wrapped(makeUserDetails())),
  http.get('*/api/admin/get-all-country', () =>
    HttpResponse.json({ countries: { rows: registrationHandlers.countries } }),
  ),
  http.get('*/api/admin/get-currencies', () => wrapped(registrationHandlers.currencies)),
  http.get('*/api/admin/get-registration-fields', () => HttpResponse.json(registrationHandlers.fields)),
];
