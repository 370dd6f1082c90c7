import { interpolate, type TextParams } from './interpolate.js';
import { findTemplate } from './plural-form.js';

/**
 * Returns a function for the English that is built into a library: `{{name}}` placeholders and plural forms are the only
 * syntax of those texts. A key that `texts` lack is returned unchanged.
 */
export function createEnglish(
  texts: Readonly<Record<string, string>>,
): (key: string, params?: TextParams) => string {
  return (key, params = {}) => interpolate(findTemplate(texts, 'en', key, params.count) ?? key, params);
}
