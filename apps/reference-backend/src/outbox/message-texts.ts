import { createDomainTexts } from '../domain-texts.js';
import en from './locales/en.json' with { type: 'json' };
import { type MessageKind } from './message-kinds.js';

const messageTexts = createDomainTexts('outbox', en);

const places = ['link', 'code', 'login', 'until', 'document', 'reason', 'device'] as const;

/** Values for the placeholders of a text, such as `{{link}}`. */
export type MessageValues = Partial<Record<(typeof places)[number], string>>;

/**
 * Returns a message in the language of a wire code, else in English. Texts hold no markup; the subject of what is only sent
 * in an SMS is empty.
 */
export function writeMessage(
  kind: MessageKind,
  language: string,
  values: MessageValues,
): { subject: string; text: string; language: string } {
  const { code, texts } = messageTexts.in(language);
  const place = new RegExp(`\\{\\{(${places.join('|')})\\}\\}`, 'g');
  const text = texts[`${kind}.text`].replace('{{notYou}}', () => texts.notYou);
  const filled = text.replaceAll(place, (_, name: keyof MessageValues) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the message ${kind} needs a ${name}`);
    return value;
  });
  return { subject: kind === 'reset-code' ? '' : texts[`${kind}.subject`], text: filled, language: code };
}

/** Returns the name of a kind of document in a language, else in English; a kind of the operator's own as it is. */
export function documentKindName(kind: string, language: string): string {
  const names: Readonly<Record<string, string>> = messageTexts.in(language).texts;
  const key = `document.${kind}`;
  return (Object.hasOwn(names, key) ? names[key] : undefined) ?? kind;
}
