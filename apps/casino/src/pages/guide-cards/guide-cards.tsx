import { ButtonLink, Card } from '@casino-kit/ui';
import { type LucideIcon } from 'lucide-react';
import styles from './guide-cards.module.css';

export interface GuideCard {
  title: string;
  text: string;
  Icon: LucideIcon;
  /** Where the card leads; one without a link only explains. */
  link?: { href: string; label: string } | undefined;
  /** The card fills a row of its own. */
  wide?: boolean | undefined;
}

/** Cards that explain what there is, each with the way to it. */
export function GuideCards({ cards }: { cards: readonly GuideCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, Icon, link, wide }) => (
        <li key={title} data-wide={wide || undefined}>
          <Card className={styles.card}>
            <span className={styles.icon}>
              <Icon size={22} aria-hidden />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
            {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
