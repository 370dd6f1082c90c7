/** The name of each language in itself, from the files of the shell's texts: a language is offered when it has one. */
const names = import.meta.glob<string>('../locales/*.json', { eager: true, import: 'languageName' });

const inOrder = new Intl.Collator('en');

/** The languages that the site offers, by wire code, each with its own name. */
export const offeredLanguages = Object.entries(names)
  .map(([path, label]) => ({ value: path.replace(/^.*\/|\.json$/g, ''), label }))
  .sort((a, b) => inOrder.compare(a.label, b.label));
