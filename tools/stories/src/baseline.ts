import { type Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareWithBaseline: (name: string) => Promise<string | undefined>;
  }
}

configure({ asyncUtilTimeout: 30_000 });

/** Stories are shown at this instant; their timers run on. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00Z') });

/**
 * How wide pages are shown besides, and how high a picture is, in CSS pixels. A list that draws only what is in view has no end:
 * of what is higher the picture shows the start.
 */
const pageWidths = [390, 1440];
const [leastHeight, mostHeight] = [900, 4_000];

/** The first story of each of these is shown at two widths besides. */
const isPage = (title: string) => /(Page|Screen|Lobby|Dialog)$/.test(title);
const shownPages = new Set<string>();

/** Resolves once fonts and pictures are there and were painted. */
async function untilPainted(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images].filter(({ loading, complete }) => !complete && loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Shows the whole of what was drawn at a width, and compares it. */
async function compareAt(name: string, width: number): Promise<string | undefined> {
  await page.viewport(width, leastHeight);
  await untilPainted();
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > leastHeight && scrollHeight <= mostHeight) await page.viewport(width, scrollHeight);
  window.scrollTo(0, 0);
  await untilPainted();
  return commands.compareWithBaseline(name);
}

/** Storybook calls it after the play function of each story, in every file. */
export const afterEach: Preview['afterEach'] = async ({ id, title }) => {
  const name = `${title.split('/')[0]}/${id}`;
  const found = [await compareAt(name, window.innerWidth)];
  if (isPage(title) && !shownPages.has(title)) {
    shownPages.add(title);
    for (const width of pageWidths) found.push(await compareAt(`${name}.${width}`, width));
  }
  expect(found.filter((fault) => fault !== undefined)).toEqual([]);
};
