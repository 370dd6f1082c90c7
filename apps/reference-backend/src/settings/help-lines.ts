import { type SettingsFields } from '@casino-kit/api-contract';
import { settingsTexts } from './settings-texts.js';

const always = settingsTexts.ofAll('helpLines.always');

/**
 * Public help lines of six countries and two that help everywhere. An operator checks them before it relies on them. Read on
 * 27 November 2026:
 * CA (Ontario): agco.ca/en/lottery-and-gaming/safer-gambling.
 * DE: gluecksspiel-behoerde.de, news 324 on the hotline of the federal health agency.
 * GB: cafod.org.uk/give/cafod-raffle/gambling-responsibly and igamingbusiness.com, 1 October 2019 (hours).
 * MT: rgf.org.mt.
 * NL: consumentenbond.nl, 20 November 2025: Open over gokken replaces Loket Kansspel, whose number is therefore not given.
 * SE: lottotellus.se/spela-ansvarsfullt; run by Centrum för psykiatriforskning (psykiatriforskning.se).
 */
export const publicHelpLines: NonNullable<SettingsFields['operator']['helpLines']> = [
  {
    country: 'CA',
    name: 'ConnexOntario',
    phone: '1-866-531-2600',
    url: 'https://www.connexontario.ca',
    hours: always,
  },
  {
    country: 'DE',
    name: 'Check dein Spiel',
    phone: '0800 1372700',
    url: 'https://www.check-dein-spiel.de',
  },
  {
    country: 'GB',
    name: 'National Gambling Helpline',
    phone: '0808 8020 133',
    url: 'https://www.gamcare.org.uk',
    hours: always,
  },
  {
    country: 'MT',
    name: 'Responsible Gaming Foundation',
    phone: '1777',
    url: 'https://www.rgf.org.mt',
    hours: always,
  },
  { country: 'NL', name: 'Open over gokken', url: 'https://openovergokken.nl' },
  { country: 'SE', name: 'Stödlinjen', phone: '020-81 91 00', url: 'https://www.stodlinjen.se' },
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
];
