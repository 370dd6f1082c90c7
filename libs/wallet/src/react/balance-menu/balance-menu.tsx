import { useLocale } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { Menu, type MenuAction } from '@casino-kit/ui';
import { BalanceFigures, type BalanceProps } from '../balance-pill/balance-figures.js';
import pill from '../balance-pill/balance-pill.module.css';
import { useBalanceLabel } from '../balance-pill/use-balance-label.js';
import { useTexts } from '../texts.js';
import { useWallet } from '../use-wallet.js';
import styles from './balance-menu.module.css';

export interface BalanceMenuProps {
  /** What can be done with the money: deposit, withdraw, transactions, sign out. */
  actions: readonly MenuAction[];
  /** Open from the start, for stories. */
  defaultOpen?: boolean;
}

function BalanceRows({ wallet, currencyCode }: BalanceProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  if (wallet === null) return <p className={styles.loading}>{t('wallet.label.loading')}</p>;
  const money = (amount: string) => formatMoney(amount, { locale: formatTag, currency: currencyCode });
  const rows = [
    { id: 'real', term: t('wallet.real'), note: t('wallet.real.note'), amount: wallet.amount },
    { id: 'bonus', term: t('wallet.bonus'), note: t('wallet.bonus.note'), amount: wallet.nonCashAmount },
    { id: 'total', term: t('wallet.total'), note: null, amount: wallet.totalAmount },
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(({ id, term, note, amount }) => (
        <div key={id} className={styles[id]}>
          <dt>
            {term}
            {note !== null && <small>{note}</small>}
          </dt>
          <dd>
            <bdi>{money(amount)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** {@link BalanceMenu} for balances from anywhere. */
export function BalanceMenuView({ actions, defaultOpen, ...balance }: BalanceMenuProps & BalanceProps) {
  const label = useBalanceLabel(balance);
  return (
    <Menu
      label={label}
      defaultOpen={defaultOpen}
      triggerClassName={pill.pill}
      trigger={
        <span aria-hidden className={pill.content}>
          <BalanceFigures {...balance} />
        </span>
      }
      header={<BalanceRows {...balance} />}
      actions={actions}
    />
  );
}

/**
 * The header's balance as a menu: real, bonus and total balance of the signed-in player with what they mean, and what can
 * be done with them; nothing for a guest. Brings the menu's machinery with it, so a shell loads it when it is first needed
 * and shows `BalancePill` until then.
 */
export function BalanceMenu(props: BalanceMenuProps) {
  const player = useWallet();
  return player === null ? null : <BalanceMenuView {...player} {...props} />;
}
