import { ButtonLink, Card } from '@casino-kit/ui';
import styles from './guide-cards.module.css';

export interface GuideCard {
  title: string;
  text: string;
  /** The theme's picture of it. */
  art: 'rakeback' | 'cashback' | 'promotions' | 'vipClub';
  link: { href: string; label: string };
}

/** Cards that explain what there is, each with its picture and the way to it. */
export function GuideCards({ cards }: { cards: readonly GuideCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, art, link }) => (
        <li key={title}>
          <Card className={styles.card}>
            <span className={`${styles.art} ${styles[art]}`} aria-hidden />
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
