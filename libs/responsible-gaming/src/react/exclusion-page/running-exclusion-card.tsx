'use client';

import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Exclusion } from '@casino-kit/api-contract';
import { ButtonLink, Card } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { useExclusionTexts } from './use-exclusion-texts.js';
import styles from './exclusion-page.module.css';

export interface RunningExclusionCardProps {
  /** `null` if only the player's details say that the account is excluded. */
  exclusion: Exclusion | null;
  formats: Pick<ProtectionFormats, 'moment'>;
  withdrawHref: string;
  /** Beside the sentences the facts: what closed the account, since when, and until when. */
  detailed?: boolean | undefined;
  /** Moves the focus to the heading, after the account was closed: also if the card appears later than this is set. */
  focused?: boolean | undefined;
}

/** What a player wants in writing. What somebody else chose is theirs, and support can end what a match closed. */
function Facts({
  exclusion,
  formats,
}: Pick<RunningExclusionCardProps, 'formats'> & { exclusion: Exclusion }) {
  const t = useTexts();
  const texts = useExclusionTexts();
  const { kind, period, startsAt, endsAt, isMatched = false } = exclusion;
  const facts = [
    ...(isMatched
      ? []
      : [[t('responsible-gaming.running.kind'), `${texts.kind(kind)}, ${texts.period(period)}`] as const]),
    [t('responsible-gaming.running.since'), formats.moment(startsAt)],
    [
      t('responsible-gaming.running.ends'),
      endsAt === null ? t('responsible-gaming.running.never') : formats.moment(endsAt),
    ],
    ...(isMatched
      ? []
      : [[t('responsible-gaming.timeOut.shortened'), t('responsible-gaming.timeOut.shortened.no')] as const]),
  ] as const;
  return (
    <dl className={styles.figures}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which exclusion is running, until when, and what is still possible: withdrawals. */
export function RunningExclusionCard({
  exclusion,
  formats,
  withdrawHref,
  detailed = false,
  focused = false,
}: RunningExclusionCardProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const title = () => {
    if (exclusion === null || exclusion.isMatched === true) return t('responsible-gaming.running.unknown');
    return exclusion.endsAt === null
      ? t('responsible-gaming.running.permanent')
      : t(`responsible-gaming.running.${exclusion.kind}`);
  };
  const text = () => {
    if (exclusion === null) return t('responsible-gaming.running.unknown.text');
    if (exclusion.isMatched === true && exclusion.endsAt === null)
      return t('responsible-gaming.running.unknown.text');
    if (exclusion.endsAt === null) return t('responsible-gaming.running.permanent.text');
    const until = formats.moment(exclusion.endsAt);
    if (exclusion.reopening) return t('responsible-gaming.running.untilRequest', { until });
    // How a self-exclusion ends is up to the server: some ask for a request.
    return exclusion.kind === 'self-exclusion'
      ? t('responsible-gaming.running.closedUntil', { until })
      : t('responsible-gaming.running.until', { until });
  };
  return (
    <Card>
      <section className={styles.running}>
        <Lock size={24} aria-hidden />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title()}
          </h2>
          <p>{text()}</p>
          {exclusion?.isMatched === true && <p>{t('responsible-gaming.running.matched')}</p>}
          <p>{t('responsible-gaming.running.withdraw')}</p>
        </div>
        <ButtonLink href={withdrawHref} variant={detailed ? 'primary' : 'line'}>
          {t('responsible-gaming.withdraw')}
        </ButtonLink>
      </section>
      {detailed && exclusion !== null && <Facts exclusion={exclusion} formats={formats} />}
    </Card>
  );
}
