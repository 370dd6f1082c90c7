import { type Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { setClock } from './clock.js';
import { untilSettled } from './settled.js';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareWithBaseline: (name: string) => Promise<string | undefined>;
  }
}

configure({ asyncUtilTimeout: 30_000 });
// What stories compute when they are loaded is of the same instant.
setClock('stand');

/** How high a picture is at most, in CSS pixels: a list that draws only what is in view has no end. */
const mostHeight = 4_000;

/** Makes the frame as high as what was drawn in it; of what is higher the picture shows the start. */
async function showWhole(): Promise<void> {
  window.scrollTo(0, 0);
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= window.innerHeight || scrollHeight > mostHeight) return;
  await page.viewport(window.innerWidth, scrollHeight);
  await untilSettled();
}

/** A story that moves by design (`parameters.baseline` is `false`) has a clock that runs. */
export const beforeEach: Preview['beforeEach'] = ({ parameters }) => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  setClock(parameters['baseline'] === false ? 'run' : 'stand');
  return () => setClock('stand');
};

/** Storybook calls it after the play function of each story. */
export const afterEach: Preview['afterEach'] = async ({ id, title, parameters }) => {
  if (parameters['baseline'] === false) return;
  await untilSettled();
  await showWhole();
  expect(await commands.compareWithBaseline(`${title.split('/')[0]}/${id}`)).toBeUndefined();
};
