import { expect, it } from 'vitest';
import { withoutReferences } from '../../../.storybook/without-references.ts';

it.each([
  ['The profile (§2): the own data.', 'The profile: the own data.'],
  ['By channel and product (decision 79).', 'By channel and product.'],
  ['Saved (decisions 40) at once (§6: a first deposit).', 'Saved at once.'],
  ['Every brake (issue "responsible-gaming page"): today.', 'Every brake: today.'],
  ['In pixels (44 by default).', 'In pixels (44 by default).'],
])('a description is shown without references: %j', (description, shown) => {
  expect(withoutReferences(description)).toBe(shown);
});
