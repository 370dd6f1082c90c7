import { mergeConfig } from 'vitest/config';
import suite from './vitest.config.ts';

const cost = 'const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };';
const cheapCost = 'const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };';

/** Makes the hash of a password cheap: a history opens four accounts, and what they prove does not depend on it. */
function cheapPasswords(code: string): string {
  if (!code.includes(cost)) throw new Error(`passwords.ts must define its cost by: ${cost}`);
  return code.replace(cost, cheapCost);
}

/** The suite for thousands of histories: `PERSON_RUNS=10000 npx vitest run -c vitest.histories.config.ts --project pglite`. */
export default mergeConfig(suite, {
  plugins: [
    {
      name: 'casino-kit:cheap-passwords',
      enforce: 'pre',
      transform: (code: string, id: string) =>
        id.endsWith('/src/identity/passwords.ts') ? cheapPasswords(code) : undefined,
    },
  ],
});
