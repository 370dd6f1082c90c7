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
import { type Configuration } from '../configuration.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Resources } from '../resources.js';
import { readBrandSettings, readRegistrationFields } from './brand-settings.js';
import { countryList, countryName, currencyList } from './places.js';
import { operatorScripts } from './tables.js';

interface SettingsServices {
  configuration: Configuration;
  database: Database;
  resources: Resources;
}

/** What clients need before anyone logs in: settings, texts, scripts, countries, currencies, the visitor's country. */
export function settingsRoutes(
  { serve }: EndpointRoutes,
  { database, resources, configuration }: SettingsServices,
): void {
  serve(settings2, async () => {
    // Pages of the club read its host with the club.
    const { clubHost: _clubHost, ...shown } = await readBrandSettings(database);
    return shown;
  });
  serve(localeDictionary, ({ param }) => {
    const texts = resources.dictionary(param('lng'));
    if (texts === undefined) throw reject('NOT_FOUND', 'There are no texts in this language.');
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
  serve(getRegistrationFields, () => readRegistrationFields(database));
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
