'use client';

import { useEffect, useState } from 'react';

/** Below the header, in pixels. */
const zoneStart = 96;
/** The part of the viewport, below the header, in which a section counts as in view. */
const readingZone = `-${zoneStart}px 0px -60% 0px`;
/** From there to the end of the longest page. */
const fromZoneStart = `-${zoneStart}px 0px 1000000px 0px`;

const startsAbove = (id: string) =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < zoneStart;

/**
 * Returns the id of the section that is being read: the first of `ids` in the upper part of the viewport, otherwise the last
 * one above it, and at the top of the page the first.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const visible = new Set<string>();
    const update = () => setCurrent(ids.find((id) => visible.has(id)) ?? ids.findLast(startsAbove) ?? ids[0]);
    const sections = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        update();
      },
      { rootMargin: readingZone },
    );
    // A jump from below all of them to the top of the page changes nothing in the zone.
    const start = new IntersectionObserver(update, { rootMargin: fromZoneStart });
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section === null) continue;
      sections.observe(section);
      if (id === ids[0]) start.observe(section);
    }
    return () => {
      sections.disconnect();
      start.disconnect();
    };
  }, [ids]);
  return current;
}
