'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Content that scrolls when it does not fit; the keyboard can then reach it (WCAG 2.1.1). */
export function ScrollingBody({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || content.current === null) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div ref={box} className={className} tabIndex={scrolls ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </div>
  );
}
