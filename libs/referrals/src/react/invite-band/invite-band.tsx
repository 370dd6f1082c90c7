'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { Button, Tag } from '@casino-kit/ui';
import { Check, Copy, Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { readableLink } from '../referral-link.js';
import { useTexts } from '../texts.js';
import styles from './invite-band.module.css';
import { LinkActions } from './link-actions.js';

export interface InviteBandProps {
  /** A number of per cent. */
  percent: number;
  /** `null`: the link opens with the first deposit. */
  link: string | null;
  /** Of the title; `h2` by default. */
  heading?: 'h1' | 'h2' | undefined;
}

/** What inviting brings, and the link to pass on with its ways. */
export function InviteBand({ percent, link, heading: Heading = 'h2' }: InviteBandProps) {
  const t = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const shown = useNumberFormat().format(percent);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('failed');
    }
  };
  return (
    <section className={styles.band} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {t('referrals.title', { percent: shown })}
      </Heading>
      <p className={styles.text}>{t('referrals.text', { percent: shown })}</p>
      {link === null ? (
        <p>
          <Tag tone="warning" icon={<Lock size={14} aria-hidden />}>
            {t('referrals.locked')}
          </Tag>
        </p>
      ) : (
        <>
          <div className={styles.link}>
            <input
              ref={field}
              readOnly
              dir="ltr"
              aria-label={t('referrals.link')}
              value={readableLink(link)}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button
              variant="primary"
              icon={copied === 'yes' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
              onClick={() => void copy(link)}
            >
              {t('referrals.copy')}
            </Button>
          </div>
          <p role="status" className={styles.status} data-failed={copied === 'failed' || undefined}>
            {copied === 'yes' && t('referrals.copied')}
            {copied === 'failed' && t('referrals.copyFailed')}
          </p>
          <LinkActions link={link} />
        </>
      )}
      <span aria-hidden className={styles.gift} />
      <span aria-hidden className={styles.coin} />
      <span aria-hidden className={styles.smallCoin} />
    </section>
  );
}
