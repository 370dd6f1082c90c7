import { type FastifyInstance } from 'fastify';

const countries = [
  { code: 'CW', name: 'Curaçao', phoneCode: 599, flag: null, countryId: 1 },
  { code: 'DE', name: 'Germany', phoneCode: 49, flag: null, countryId: 2 },
];

/** The places of §7, and the reports that need no response. */
export function placeRoutes(app: FastifyInstance): void {
  app.get('/api/admin/get-all-country', () => ({ countries: { rows: countries }, allCountries: countries }));
  app.get('/api/admin/get-currencies', () => ({ currencies: [{ code: 'EUR', name: 'Euro' }] }));
  app.get('/api/admin/get-location', () => ({
    data: {
      location: {
        country: { code: 'CW', name: 'Curaçao' },
        ipInfo: { ip: '203.0.113.7', subdivisions: null },
      },
    },
  }));
  app.get('/api/admin/get-registration-fields', () => ({ firstName: '1', lastName: '1', phone: 0 }));
  app.get('/api/admin/get-full-category-list', () => ({
    data: {
      topCategoryList: [
        { id: 1, name: 'Slots' },
        { id: 2, name: 'Live casino' },
      ],
    },
  }));
  for (const path of ['3ds-webhook', 'country-blocked', 'log-event'])
    app.post(`/api/user/${path}`, () => ({}));
}
