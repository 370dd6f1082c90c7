import { createDomainTexts } from '../domain-texts.js';
import en from './locales/en.json' with { type: 'json' };

const methodTexts = createDomainTexts('payments', en);

/** A player's texts of a payment method. */
export interface MethodText {
  title: string;
  description: string;
}

type KeyOf<Key> = Key extends `${infer Id}.title` ? Id : never;
export type MethodId = KeyOf<keyof typeof en>;

/** Returns the texts of a payment method in the language of a wire code, else in English. */
export function methodText(id: MethodId, language: string | undefined): MethodText {
  const { texts } = methodTexts.in(language);
  return { title: texts[`${id}.title`], description: texts[`${id}.description`] };
}
