import '@casino-kit/wallet/styles.css';
import { useLocale } from '@casino-kit/i18n';
import { formatMoney, isPositive } from '@casino-kit/money';
import { useWithdrawalOverview } from '@casino-kit/payments';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, Card, Link, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { useWallet } from '@casino-kit/wallet';
import {
  BadgeCheck,
  ChevronRight,
  FileText,
  HeartHandshake,
  type LucideIcon,
  ReceiptText,
  User,
} from 'lucide-react';
import { useSupportHref } from '../../app/use-support-href.js';
import { PageTitle } from '../../pages/page-title.js';
import { useQuietTexts } from './quiet-texts.js';
import styles from './quiet.module.css';
import { useClosure } from './use-closure.js';

/** Where an excluded player can go, with what is there. */
interface Way {
  href: string;
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** The balance, what is on its way out, and the withdrawal. */
function Money() {
  const t = useQuietTexts();
  const { formatTag: locale, dir } = useLocale();
  const player = useWallet();
  const pending = useWithdrawalOverview().data?.pending;
  const withdraw = usePagePath('withdraw');
  const currency = player?.currencyCode ?? '';
  const amount = player?.wallet?.amount;
  return (
    <Card className={styles.money}>
      <section>
        <h2>{t('shell.quiet.balance')}</h2>
        {amount === undefined ? (
          <p className={styles.amount} role="status">
            <Skeleton width="180px" height="44px" />
            <VisuallyHidden>{t('shell.quiet.loading')}</VisuallyHidden>
          </p>
        ) : (
          <p className={styles.amount}>
            <bdi dir={dir}>{formatMoney(amount, { locale, currency })}</bdi>
          </p>
        )}
        <p>
          {t('shell.quiet.yours')}
          {pending !== undefined && isPositive(pending) && (
            <> {t('shell.quiet.onItsWay', { amount: formatMoney(pending, { locale, currency }) })}</>
          )}
        </p>
      </section>
      <ButtonLink href={withdraw} variant="primary" size="lg">
        {t('shell.withdraw')}
      </ButtonLink>
    </Card>
  );
}

/**
 * What an excluded player finds in place of the lobby, games and offers: what is closed and until when, the balance with its
 * withdrawal, statement, documents, details, and people to talk to.
 */
export function QuietPage() {
  const t = useQuietTexts();
  const { title, lead, isMatched } = useClosure();
  const support = useSupportHref();
  const limits = usePagePath('limits');
  const safer = usePagePath('responsible-gambling');
  const ways: readonly Way[] = [
    {
      href: `${limits}?view=statement`,
      Icon: ReceiptText,
      title: t('shell.quiet.statement'),
      text: t('shell.quiet.statement.text'),
    },
    {
      href: usePagePath('freeze-account'),
      Icon: FileText,
      title: t('shell.quiet.exclusion'),
      text: t('shell.quiet.exclusion.text'),
    },
    {
      href: usePagePath('verification'),
      Icon: BadgeCheck,
      title: t('shell.quiet.documents'),
      text: t('shell.quiet.documents.text'),
    },
    {
      href: usePagePath('edit-profile'),
      Icon: User,
      title: t('shell.quiet.details'),
      text: t('shell.quiet.details.text'),
    },
  ];
  const people = [
    {
      href: safer,
      over: t('shell.quiet.talk.helplines.over'),
      title: t('shell.quiet.talk.helplines'),
      text: t('shell.quiet.talk.helplines.text'),
    },
    ...(support === undefined
      ? []
      : [
          {
            href: support,
            over: t('shell.quiet.talk.support.over'),
            title: t('shell.quiet.talk.support'),
            text: t('shell.quiet.talk.support.text'),
          },
        ]),
  ];
  return (
    <div className={styles.page}>
      <PageTitle>{t('shell.quiet.title')}</PageTitle>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {isMatched && (
        <Card className={styles.money}>
          <section>
            <h2 className={styles.question}>{t('shell.quiet.match.title')}</h2>
            <p>{t('shell.quiet.match.text')}</p>
          </section>
          {support !== undefined && <ButtonLink href={support}>{t('shell.quiet.talk.support')}</ButtonLink>}
        </Card>
      )}
      <Money />
      <Card>
        <ul className={styles.ways}>
          {ways.map(({ href, Icon, title: name, text }) => (
            <li key={href}>
              <Link href={href}>
                <span className={styles.sign}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                </span>
                <span className={styles.words}>
                  <b>{name}</b>
                  <small>{text}</small>
                </span>
                <ChevronRight size={18} strokeWidth={1.75} aria-hidden data-icon="directional" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <section className={styles.talk}>
        <h2>
          <HeartHandshake size={22} strokeWidth={1.75} aria-hidden />
          {t('shell.quiet.talk')}
        </h2>
        <p>{t('shell.quiet.talk.text')}</p>
        <ul className={styles.people}>
          {people.map(({ href, over, title: name, text }) => (
            <li key={href}>
              <Link href={href}>
                <small>{over}</small>
                <b>{name}</b>
                <small>{text}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
