import { expect, it } from 'vitest';
import { getSheetNavigation } from './sheet-navigation.js';

it.each([
  // Step by step, the list of methods is a step of its own.
  [
    { step: 'amount', linear: true, asksDetails: true },
    { next: 'methods', back: null, hasNext: true },
  ],
  [
    { step: 'methods', linear: true, asksDetails: true },
    { next: 'details', back: 'amount', hasNext: true },
  ],
  [
    { step: 'methods', linear: true, asksDetails: false },
    { next: null, back: 'amount', hasNext: true },
  ],
  [
    { step: 'details', linear: true, asksDetails: true },
    { next: null, back: 'methods', hasNext: true },
  ],
  // Otherwise it is a detour that a choice ends.
  [
    { step: 'amount', linear: false, asksDetails: true },
    { next: 'details', back: null, hasNext: true },
  ],
  [
    { step: 'amount', linear: false, asksDetails: false },
    { next: null, back: null, hasNext: true },
  ],
  [
    { step: 'methods', linear: false, asksDetails: true },
    { next: null, back: 'amount', hasNext: false },
  ],
  [
    { step: 'details', linear: false, asksDetails: true },
    { next: null, back: 'amount', hasNext: true },
  ],
  // The whole form is visible.
  [
    { step: null, linear: false, asksDetails: true },
    { next: null, back: null, hasNext: true },
  ],
] as const)('%j leads to %j', (where, buttons) => {
  expect(getSheetNavigation(where)).toEqual(buttons);
});
