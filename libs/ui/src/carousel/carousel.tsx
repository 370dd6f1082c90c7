'use client';

import { type EmblaCarouselType } from 'embla-carousel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/button.js';
import { useUi } from '../provider/ui-provider.js';
import { SectionHead, type SectionHeadProps } from '../section-head/section-head.js';
import styles from './carousel.module.css';

export interface CarouselProps extends Omit<SectionHeadProps, 'end'> {
  /** One slide per child. */
  children: ReactNode;
  /** `card` shows seven in a row on a desktop, `wide` cards are larger on phones. */
  size?: 'card' | 'wide' | undefined;
}

/**
 * A headed row that scrolls sideways: by touch, by its two buttons and with the keyboard, since every slide stays in
 * the tab order. Without scripts it is a plain scrolling row.
 */
export function Carousel({ children, size = 'card', ...head }: CarouselProps) {
  const { dir, texts } = useUi();
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    let carousel: EmblaCarouselType | null = null;
    let mounted = true;
    // The row scrolls natively until then, so the first load of a page need not hold the library.
    void import('embla-carousel').then(({ default: createCarousel }) => {
      if (!mounted || viewport.current === null) return;
      carousel = createCarousel(viewport.current, {
        align: 'start',
        direction: dir,
        slidesToScroll: 'auto',
        containScroll: 'trimSnaps',
        dragFree: true,
      });
      setEmbla(carousel);
    });
    return () => {
      mounted = false;
      carousel?.destroy();
      setEmbla(null);
    };
  }, [dir]);
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    if (!embla) return undefined;
    const read = () => setEnds({ start: !embla.canScrollPrev(), end: !embla.canScrollNext() });
    read();
    embla.on('select', read).on('reInit', read).on('scroll', read);
    return () => {
      embla.off('select', read).off('reInit', read).off('scroll', read);
    };
  }, [embla]);
  return (
    <section className={styles.carousel} aria-label={typeof head.title === 'string' ? head.title : undefined}>
      <SectionHead
        {...head}
        end={
          <span className={styles.arrows}>
            <IconButton
              label={texts.previous}
              size="sm"
              outlined
              disabled={ends.start}
              onClick={() => embla?.scrollPrev()}
            >
              <ChevronLeft size={18} aria-hidden data-icon="directional" />
            </IconButton>
            <IconButton
              label={texts.next}
              size="sm"
              outlined
              disabled={ends.end}
              onClick={() => embla?.scrollNext()}
            >
              <ChevronRight size={18} aria-hidden data-icon="directional" />
            </IconButton>
          </span>
        }
      />
      <div ref={viewport} className={styles.viewport} data-ready={embla ? '' : undefined}>
        <ul className={`${styles.track} ${styles[size]}`}>
          {Children.map(children, (child) => (
            <li className={styles.slide}>{child}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
