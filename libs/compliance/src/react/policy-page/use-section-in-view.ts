'use client';

import { useEffect, useState } from 'react';

/** The part of the viewport, below the header, in which a section counts as in view. */
const readingZone = '-96px 0px -60% 0px';

/** Returns the id of the section that is being read: the first of `ids` in the upper part of the viewport. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        const first = ids.find((id) => visible.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: readingZone },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
