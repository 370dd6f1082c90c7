'use client';

import { ChevronDown, Globe, Phone } from 'lucide-react';
import { useMemo } from 'react';
import { type HelpLine } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { type SortedHelpLines, textOfLocale } from '@casino-kit/settings';
import { useHydrated } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './help-lines.module.css';

/** Returns the name of a country, and its code while the server's and the browser's names could differ. */
function useCountryName(): (code: string) => string {
  const { formatTag } = useLocale();
  const hydrated = useHydrated();
  return useMemo(() => {
    const names = hydrated ? new Intl.DisplayNames([formatTag], { type: 'region' }) : null;
    return (code) => names?.of(code) ?? code;
  }, [formatTag, hydrated]);
}

function Lines({ lines }: { lines: readonly HelpLine[] }) {
  const t = useTexts();
  const { code } = useLocale();
  const getCountryName = useCountryName();
  return (
    <ul className={styles.lines}>
      {lines.map(({ country, name, phone, url, hours }) => {
        const facts = [
          country === undefined ? undefined : getCountryName(country),
          textOfLocale(hours, code),
        ];
        const about = facts.filter((fact) => fact !== undefined).join(' · ');
        return (
          <li key={`${country ?? ''} ${name} ${phone ?? ''}`}>
            <div>
              <b>
                <bdi>{name}</bdi>
              </b>
              {about !== '' && <small>{about}</small>}
            </div>
            {phone !== undefined && (
              <a
                className={styles.phone}
                href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                aria-label={t('responsible-gaming.help.call', { name, phone })}
              >
                <Phone size={16} aria-hidden />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
            {url !== undefined && (
              <a href={url} rel="noreferrer">
                <Globe size={16} aria-hidden />
                <bdi dir="ltr">{new URL(url).host.replace(/^www\./, '')}</bdi>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export interface HelpLinesProps {
  /** The brand's lines in the visitor's order (`sortHelpLines` of `@casino-kit/settings`); without any nothing is shown. */
  lines?: SortedHelpLines | undefined;
}

/** Who helps: name, number to call, and site. Lines of other countries are folded, unless there are no others. */
export function HelpLines({ lines: { near, others } = { near: [], others: [] } }: HelpLinesProps) {
  const t = useTexts();
  if (near.length + others.length === 0) return null;
  return (
    <div className={styles.help}>
      {near.length > 0 && <Lines lines={near} />}
      {others.length > 0 && (
        <details open={near.length === 0}>
          <summary>
            {t('responsible-gaming.help.others')}
            <ChevronDown size={18} aria-hidden />
          </summary>
          <Lines lines={others} />
        </details>
      )}
    </div>
  );
}
