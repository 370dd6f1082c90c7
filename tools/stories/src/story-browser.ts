import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';

const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);

const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the browser that shows stories, with more arguments and options of its pages if need be. */
export const storyBrowser = (
  args: readonly string[] = [],
  pages: { viewport?: { width: number; height: number }; timezoneId?: string } = {},
) =>
  playwright({
    // Transitions end at once: neither axe nor a picture may find a colour halfway.
    contextOptions: { reducedMotion: 'reduce', ...pages },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...quietArguments, ...args],
    },
  });
