/** `npm run api-report`: writes the API report of every library, and prints how many names each makes public. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from './api-reports.ts';
import { root } from './packing.ts';

let total = 0;
for (const { library, path, text, names } of apiReports()) {
  writeFileSync(join(root, path), text);
  const numbers = [...names].map(([specifier, found]) => {
    total += found.length;
    return `${specifier.slice(`@casino-kit/${library}`.length + 1) || 'index'} ${found.length}`;
  });
  console.log(`${library.padEnd(20)} ${numbers.join(', ')}`);
}
console.log(`${'all'.padEnd(20)} ${total} public names`);
