'use client';

import { type Tournament } from '@casino-kit/api-contract';
import { type Clock } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { StateLine } from '../state-line/state-line.js';
import { type TournamentTexts } from '../use-tournament-texts.js';
import { TournamentName } from '../tournament-name.js';
import styles from './race-hero.module.css';

export interface RaceHeroProps {
  tournament: Tournament;
  clock: Clock;
  texts: TournamentTexts;
  heading: 'h1' | 'h2';
  /** A quiet line below the description. */
  note?: ReactNode | undefined;
  /** Buttons. */
  children?: ReactNode | undefined;
}

/** A tournament shown large, with the theme's picture: its state, its prizes and what earns a place. */
export function RaceHero({ tournament, clock, texts, heading: Heading, note, children }: RaceHeroProps) {
  return (
    <section className={styles.hero} aria-label={texts.name(tournament)}>
      <div className={styles.words}>
        <StateLine tournament={tournament} clock={clock} texts={texts} />
        <Heading className={styles.name}>
          <TournamentName tournament={tournament} texts={texts} />
        </Heading>
        <p className={styles.text}>
          {texts.shared(tournament)} {texts.earn(tournament)}
        </p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
