import { Card, Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import styles from './guide-cards.module.css';

export interface GuideCard {
  title: string;
  text: string;
  /** The theme's picture of it. */
  art: 'rakeback' | 'cashback' | 'promotions' | 'vipClub';
  href: string;
}

/** Cards that explain what there is, each with its picture and as a whole the way to it. */
export function GuideCards({ cards }: { cards: readonly GuideCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, art, href }) => (
        <li key={title}>
          <Card className={styles.card}>
            <span className={`${styles.art} ${styles[art]}`} aria-hidden />
            <div className={styles.words}>
              <h2>
                <Link href={href} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p>{text}</p>
            </div>
            <ChevronRight size={20} aria-hidden data-icon="directional" className={styles.arrow} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
