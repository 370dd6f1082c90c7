import { http, HttpResponse, type HttpHandler } from 'msw';

/** Countries as a small brand offers them. */
export const countryHandlers = [
  { code: 'CW', name: 'Curaçao', phoneCode: '599' },
  { code: 'NL', name: 'Netherlands', phoneCode: '31' },
  { code: 'NO', name: 'Norway', phoneCode: '47' },
];

/** MSW handlers for a server that knows these countries. */
export const playerFieldsHandlers: HttpHandler[] = [
  http.get('*/api/admin/get-all-country', () => HttpResponse.json({ countries: { rows: countryHandlers } })),
];
