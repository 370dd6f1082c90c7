'use client';

import { use, useContext } from 'react';
import { TextsContext } from './texts-context.js';

/**
 * Suspends until all texts of the locale are loaded, for a provider that started with some of them. Call it above lazy
 * components: their code and their texts then appear together.
 */
export function useAllTexts(): void {
  const rest = useContext(TextsContext)?.rest;
  if (rest !== undefined && !rest.isLoaded()) use(rest.load());
}
