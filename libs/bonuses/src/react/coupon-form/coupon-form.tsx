'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { usePagePath } from '@casino-kit/settings';
import { checkCoupon, type UserBonus } from '@casino-kit/api-contract';
import {
  Button,
  ButtonLink,
  Card,
  Alert,
  restoreFocusOnUnmount,
  TextField,
  useHydrated,
} from '@casino-kit/ui';
import { type KnownCoupon } from '../../core/validate-coupon.js';
import { BonusProvider, useBonusContext } from '../bonus-provider/bonus-provider.js';
import { type BonusOptions } from '../bonus-links.js';
import { OfferArt } from '../offer-art/offer-art.js';
import { useTexts } from '../texts.js';
import styles from './coupon-form.module.css';
import { useCoupon } from './use-coupon.js';

function Known({
  coupon,
  active,
  activating,
  onActivate,
  onRemove,
}: {
  coupon: KnownCoupon;
  /** The name of the bonus that was activated with it; `null` before that. */
  active: string | null;
  activating: boolean;
  onActivate: () => void;
  onRemove: () => void;
}) {
  const t = useTexts();
  const mine = usePagePath('bonus_history');
  const { viewer, options } = useBonusContext();
  const actions = useRef<HTMLDivElement>(null);
  // The field that had the focus is removed; the next step may be below the visible area.
  useEffect(() => actions.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  const { couponCode, title, bonusId, minDeposit, withDeposit } = coupon;
  const what = () => {
    if (active !== null) return t('bonuses.activate.done', { bonus: active });
    if (!withDeposit) return title;
    return minDeposit === null
      ? t('bonuses.coupon.appliedDeposit', { title })
      : t('bonuses.coupon.appliedFrom', { title, amount: viewer.formats.money(minDeposit, true) });
  };
  const titleKey = () => {
    if (active !== null) return 'bonuses.coupon.redeemed';
    return withDeposit ? 'bonuses.coupon.applied' : 'bonuses.coupon.known';
  };
  const next = () => {
    if (active !== null) return <ButtonLink href={mine}>{t('bonuses.offer.toActive')}</ButtonLink>;
    return withDeposit ? (
      <ButtonLink variant="primary" href={options.depositHref(bonusId, minDeposit ?? undefined, couponCode)}>
        {t('bonuses.coupon.toDeposit')}
      </ButtonLink>
    ) : (
      <Button variant="primary" loading={activating} onClick={onActivate}>
        {t('bonuses.offer.take')}
      </Button>
    );
  };
  return (
    // Receives the focus when the button that activated is removed.
    <div className={styles.known} tabIndex={-1}>
      <Alert tone="success" live title={t(titleKey(), { coupon: couponCode })}>
        {what()}
      </Alert>
      <div ref={actions} className={styles.actions}>
        {next()}
        <Button variant="ghost" onClick={onRemove}>
          {t('bonuses.coupon.other')}
        </Button>
      </div>
    </div>
  );
}

/** The form for a coupon code within a {@link BonusProvider}. */
export function CouponEntry() {
  const t = useTexts();
  const { viewer, options, requestActivation } = useBonusContext();
  const coupon = useCoupon(viewer.place);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [opening, setOpening] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const { known, error, typed, checking } = coupon;
  const isOffered = useApiClient().supports(checkCoupon);
  const wasKnown = useRef(false);
  useEffect(() => {
    // The button that dropped the coupon is removed.
    if (wasKnown.current && known === null) field.current?.focus();
    wasKnown.current = known !== null;
  }, [known]);
  useEffect(() => {
    // The error is below the field; a bar at the end of the page must not cover it.
    if (error !== null) field.current?.form?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  const activate = async () => {
    if (known === null || opening) return;
    setOpening(true);
    const onActivated = (bonus: UserBonus) => setActive(bonus.name || known.title);
    requestActivation({ ...(await coupon.target(known)), onActivated });
    setOpening(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await coupon.check();
    field.current?.focus();
  };
  if (!isOffered && typed === '') return null;
  const content = () => {
    if (!viewer.authenticated)
      return (
        <div className={styles.guest}>
          <p>{t('bonuses.coupon.guest')}</p>
          <ButtonLink href={options.loginHref}>{t('bonuses.login')}</ButtonLink>
        </div>
      );
    if (known !== null)
      return (
        <Known
          coupon={known}
          active={active}
          activating={opening}
          onActivate={() => void activate()}
          onRemove={() => {
            coupon.remove();
            setActive(null);
          }}
        />
      );
    if (!isOffered) return <Alert live>{t('bonuses.coupon.unsupported', { coupon: typed.trim() })}</Alert>;
    return (
      <form ref={restoreFocusOnUnmount} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={field}
          label={t('bonuses.coupon.label')}
          value={typed}
          onChange={(event) => coupon.type(event.target.value)}
          error={error === null ? undefined : t(`bonuses.coupon.${error}`)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          latin
          end={
            <Button size="sm" type="submit" loading={checking} disabled={!hydrated}>
              {t('bonuses.coupon.apply')}
            </Button>
          }
        />
      </form>
    );
  };
  return (
    <Card className={styles.card}>
      <OfferArt kind="coupon" className={styles.art} />
      <h2 className={styles.title}>{t('bonuses.coupon.title')}</h2>
      {/* Receives the focus when the field that had it is removed. */}
      <div tabIndex={-1}>{content()}</div>
    </Card>
  );
}

export type CouponFormProps = BonusOptions;

/**
 * Accepts a coupon code (§8): applied, not applied or already redeemed. A coupon for a deposit links to the deposit,
 * any other is activated here, after the same dialog as an offer. A guest is sent to the login. If the server has no
 * coupons, one sentence replaces the typed code, and the form is not shown again (decision 40).
 */
export function CouponForm(options: CouponFormProps) {
  return (
    <BonusProvider options={options}>
      <CouponEntry />
    </BonusProvider>
  );
}
