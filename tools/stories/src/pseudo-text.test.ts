import { expect, it } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

it('is accented and 40 % longer, in brackets', () => {
  const text = pseudoText('Withdraw now');
  expect(text).toBe('[Ŵîţĥđŕåŵ ñöŵ ţŵö ]');
  expect(text.length).toBe('Withdraw now'.length + 5 + 2);
});

it('keeps placeholders, tags and the targets of links', () => {
  const text = pseudoText('Read {{brand}}’s <terms>terms</terms> and [rules](bonus-terms)');
  for (const part of ['{{brand}}', '<terms>', '</terms>', '](bonus-terms)']) expect(text).toContain(part);
  expect(text).not.toMatch(/\bRead\b|\brules\b/);
});
