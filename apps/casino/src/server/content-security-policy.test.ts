import { expect, it } from 'vitest';
import { type Allowed, contentSecurityPolicy } from './content-security-policy.js';

const none: Allowed = {
  frameOrigins: [],
  scriptOrigins: null,
  retargeting: { pixel: null, script: null },
};
const directives = (nonce: string | null, allowed: Partial<Allowed>) =>
  Object.fromEntries(
    contentSecurityPolicy(nonce, { ...none, ...allowed }, { development: false, recaptcha: false })
      .split('; ')
      .map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );

it('allows nothing of an operator or of advertisers unless the environment names them', () => {
  const policy = directives(null, {});
  expect([policy['script-src'], policy['img-src'], policy['connect-src']]).toEqual([
    "'self' 'wasm-unsafe-eval'",
    "'self' data:",
    "'self'",
  ]);
});
it("lets the operator's scripts run from their origins and report to them", () => {
  const policy = directives(null, { scriptOrigins: ['https://scripts.example'] });
  expect([policy['script-src'], policy['img-src'], policy['connect-src']]).toEqual([
    "'self' blob: https://scripts.example 'wasm-unsafe-eval'",
    "'self' data: https://scripts.example",
    "'self' https://scripts.example",
  ]);
});
it('allows the pixel and the script of an ad-retargeting service by their origins', () => {
  const retargeting = { pixel: 'https://p.example/x?id={id}', script: 'https://s.example/{id}.js' };
  const policy = directives(null, { retargeting });
  expect(policy['img-src']).toBe("'self' data: https://p.example https://s.example");
  expect(policy['script-src']).toBe("'self' https://s.example 'wasm-unsafe-eval'");
});
it("trusts what a player's page loads by its nonce, never inline code of an operator", () => {
  const policy = directives('n', { scriptOrigins: ['https://scripts.example'] });
  expect(policy['script-src']).toBe("'nonce-n' 'strict-dynamic' 'wasm-unsafe-eval'");
});
