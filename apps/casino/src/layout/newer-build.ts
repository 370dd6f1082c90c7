import { useEffect, useState } from 'react';
import { buildTiming } from '../app/build-timing.js';

type Response = Pick<PerformanceResourceTiming, 'transferSize'> & {
  /** Browsers leave it out where the page is not secure. */
  serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'description'>[];
};

/**
 * Returns the build that the last of some responses came from if it is not that of the page, whose scripts are given by their
 * addresses. Responses without a transfer came from the browser's cache: their build may be an old one.
 */
export function newerBuild(responses: readonly Response[], scripts: readonly string[]): string | null {
  const builds = responses
    .filter(({ transferSize }) => transferSize > 0)
    .flatMap(({ serverTiming }) => serverTiming?.filter(({ name }) => name === buildTiming) ?? []);
  const build = builds.at(-1)?.description ?? '';
  return build === '' || scripts.some((address) => address.endsWith(`/${build}`)) ? null : build;
}

/** Returns the build that the shell serves now if it is not that of the page; read from calls that the page makes anyway. */
export function useNewerBuild(): string | null {
  const [build, setBuild] = useState<string | null>(null);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const found = newerBuild(
        list.getEntries() as PerformanceResourceTiming[],
        Array.from(document.scripts, ({ src }) => src),
      );
      if (found !== null) setBuild(found);
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return build;
}
