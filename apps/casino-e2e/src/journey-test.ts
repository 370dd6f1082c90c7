import { test as base } from '@playwright/test';

/** Playwright's `test`, which also fails when the content security policy of any page or frame blocked something. */
export const test = base.extend<{ blockedByPolicy: undefined }>({
  blockedByPolicy: [
    async ({ context }, use) => {
      const blocked: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) blocked.push(message.text());
      });
      await use(undefined);
      base.expect(blocked, 'what the content security policy blocked').toEqual([]);
    },
    { auto: true },
  ],
});
