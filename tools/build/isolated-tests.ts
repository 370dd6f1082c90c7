import { readFileSync } from 'node:fs';

/**
 * Returns those of some test files that share no modules with others: those that replace a module, since another file may have
 * read the real one before, and those whose server rendering waits for parts, since React leaves the values of its contexts
 * behind.
 */
export const needsIsolation = (file: string): boolean =>
  /^vi\.mock\(|'react-dom\/static'/m.test(readFileSync(file, 'utf8'));
