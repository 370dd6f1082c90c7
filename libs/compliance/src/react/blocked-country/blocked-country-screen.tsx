'use client';

import { usePagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { Button, ButtonLink, Card, Link } from '@casino-kit/ui';
import { Info, LocateFixed } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.js';
import { BlockedFacts, type BlockedFactsProps } from './blocked-facts.js';
import styles from './blocked-country.module.css';
import { Globe } from './globe.js';
import { LocationCheckResult } from './location-check-result.js';
import { type LocationCheckOptions, useLocationCheck } from './use-location-check.js';

export interface BlockedCountryScreenProps extends LocationCheckOptions, Omit<BlockedFactsProps, 'at'> {
  /** The brand's logo. */
  brand: ReactNode;
  /** The choice of the language. */
  language: ReactNode;
  /** The link to support; what it is needed for is left out without it. */
  supportHref?: string | undefined;
  /** The clock; the system's by default. */
  now?: (() => Date) | undefined;
}

const systemClock = () => new Date();

/**
 * Takes the place of the whole page for a guest in a restricted country (§2): where the guest was seen, and a check by
 * the device's own position.
 */
export function BlockedCountryScreen({
  brand,
  language,
  supportHref,
  location,
  timeZone,
  now = systemClock,
  ...options
}: BlockedCountryScreenProps) {
  const t = useTexts();
  const { operator, brandName } = useSettings();
  const { minimumAge } = usePolicy();
  const saferPlay = usePagePath('responsible-gambling');
  const [at] = useState(now);
  const { check, isChecking, result } = useLocationCheck(options);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.screen}>
      <header>
        {brand}
        {language}
      </header>
      <main>
        <div className={styles.notice}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t('blocked.popup.title')}
            </h1>
            <p className={styles.text}>{t('blocked.popup.text')}</p>
          </div>
          <Card className={styles.facts}>
            <BlockedFacts location={location} at={at} timeZone={timeZone} />
          </Card>
          <div className={styles.actions}>
            <Button
              variant="primary"
              size="lg"
              icon={<LocateFixed size={20} aria-hidden />}
              loading={isChecking}
              onClick={check}
            >
              {t('blocked.popup.verify')}
            </Button>
            {supportHref !== undefined && (
              <ButtonLink href={supportHref} size="lg">
                {t('blocked.popup.support')}
              </ButtonLink>
            )}
          </div>
          <LocationCheckResult result={result} />
          <p className={styles.permission}>
            <Info size={16} aria-hidden />
            {t('blocked.popup.permission')}
          </p>
          {supportHref !== undefined && <p className={styles.small}>{t('blocked.popup.money')}</p>}
        </div>
        <Globe className={styles.globe} />
      </main>
      <footer>
        <span className={styles.age}>{`${minimumAge}+`}</span>
        <span>{[operator.name ?? brandName, operator.address].filter(Boolean).join(', ')}</span>
        <Link href={saferPlay}>{t('compliance.policy.responsible-gambling')}</Link>
      </footer>
    </div>
  );
}
