/** Wire codes of the locales that the site offers, the default first; a test compares them with the gathered texts. */
export const offeredLocales = ['en', 'de', 'ar'] as const;
