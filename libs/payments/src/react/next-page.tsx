'use client';

import { usePagePath, modalHref } from '@casino-kit/settings';
import { ButtonLink } from '@casino-kit/ui';
import { type NextPage } from '../core/deposit-error.js';
import { useTexts } from './texts.js';

/** Returns the address of the page that resolves what blocks a deposit; `limitsHref` is the host's page of limits. */
export function useNextHref(limitsHref?: string): (next: NextPage) => string | undefined {
  const verification = usePagePath('verification');
  const hrefs: Record<NextPage, string | undefined> = {
    verification,
    'email-verification': verification,
    profile: usePagePath('edit-profile'),
    transactions: usePagePath('transactions'),
    limits: limitsHref,
    login: modalHref('login'),
  };
  return (next) => hrefs[next];
}

/** A link to the page that resolves what blocks a deposit. */
export function NextPageLink({
  next,
  limitsHref,
}: {
  next: NextPage | null;
  limitsHref?: string | undefined;
}) {
  const t = useTexts();
  const getHref = useNextHref(limitsHref);
  const href = next === null ? undefined : getHref(next);
  return next === null || href === undefined ? null : (
    <ButtonLink href={href} size="sm">
      {t(`payments.next.${next}`)}
    </ButtonLink>
  );
}
