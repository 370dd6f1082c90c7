import { inArray } from 'drizzle-orm';
import {
  getAllCountry,
  getCurrencies,
  getLocation,
  getRegistrationFields,
  localeDictionary,
  operatorScripts as operatorScriptsEndpoint,
  settings2,
} from '@casino-kit/api-contract';
import { refuse } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { readBrandSettings } from './brand-settings.js';
import { countryList, countryName, currencyList } from './places.js';
import { operatorScripts } from './tables.js';

/** Fields of the registration form (§7): 1 shown, 0 hidden. */
const registrationFields = {
  email: 1,
  phone: 1,
  phoneCode: 1,
  password: 1,
  dateOfBirth: 1,
  countryCode: 1,
  currencyCode: 1,
  username: 0,
  firstName: 0,
  lastName: 0,
  city: 0,
  zipCode: 0,
  address: 0,
  gender: 0,
};

/** What a client needs before anyone signs in: settings, texts, scripts, countries, currencies, the visitor's place. */
export function settingsRoutes(
  { serve }: EndpointRoutes,
  { database, resources, configuration }: Services,
): void {
  serve(settings2, () => readBrandSettings(database));
  serve(localeDictionary, ({ param }) => {
    const texts = resources.dictionary(param('lng'));
    if (texts === undefined) throw refuse('NOT_FOUND', 'There are no texts in this language.');
    return texts;
  });
  serve(operatorScriptsEndpoint, ({ query }) =>
    database
      .select()
      .from(operatorScripts)
      .where(
        inArray(operatorScripts.audience, [
          'everyone',
          ...(query.enableAuthUsers === true ? (['players'] as const) : []),
          ...(query.enableDepositors === true ? (['depositors'] as const) : []),
        ]),
      )
      .orderBy(operatorScripts.key),
  );
  serve(getAllCountry, () => ({ countries: { rows: [...countryList] }, allCountries: [...countryList] }));
  serve(getCurrencies, () => [...currencyList]);
  serve(getRegistrationFields, () => registrationFields);
  serve(getLocation, ({ address }) => {
    const code = configuration.visitorCountry;
    return {
      location: {
        country: { code, name: countryName(code) },
        ipInfo: { ip: address, ips: [address], subdivisions: [] },
      },
    };
  });
}
