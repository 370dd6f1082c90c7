import '@casino-kit/cashback/styles.css';
import { CashbackLink } from '@casino-kit/cashback';
import { usePagePath } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { Cherry, Flame, House, LayoutGrid, type LucideIcon, Radio } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../app/page-texts.js';
import { Brand } from './brand.js';
import { LanguageChoice } from './language-choice.js';
import { useNavigationEntries } from './navigation-entries.js';
import styles from './side-rail.module.css';

interface RailEntry {
  key: string;
  href: string;
  label: string;
  Icon: LucideIcon;
  current: boolean;
}

/**
 * The navigation system `panel` from 1280 px: the whole navigation at the side, with cashback and the language below it
 * (N11). Narrower than that the same entries are in the menu.
 */
export default function SideRail() {
  const t = usePageTexts();
  const { pathname } = useLocation();
  const casino = usePagePath('casino');
  const entries = useNavigationEntries();
  const page = (key: string, href: string, label: string, Icon: LucideIcon): RailEntry => ({
    ...{ key, href, label, Icon },
    current: href === pathname || (href === casino && pathname === '/'),
  });
  const groups: readonly RailEntry[][] = [
    [
      page('casino', casino, t('shell.nav.lobby'), House),
      ...entries.filter(({ key }) => key === 'favorites'),
    ],
    [
      page('slots', usePagePath('slots'), t('shell.nav.slots'), Cherry),
      page('live-casino', usePagePath('live-casino'), t('shell.nav.live'), Radio),
      page('popular', usePagePath('popular'), t('shell.nav.popular'), Flame),
      page('providers', usePagePath('providers'), t('shell.footer.providers'), LayoutGrid),
    ],
    entries.filter(({ key, isHelp }) => !isHelp && key !== 'favorites'),
    entries.filter(({ isHelp }) => isHelp),
  ];
  return (
    <div className={styles.rail}>
      <Brand />
      <nav className={styles.groups} aria-label={t('shell.nav.label')}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <ul key={group[0]?.key}>
              {group.map(({ key, href, label, Icon, current }) => (
                <li key={key}>
                  <Link href={href} className={styles.entry} aria-current={current ? 'page' : undefined}>
                    <Icon size={20} strokeWidth={1.75} aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
      </nav>
      <CashbackLink href={usePagePath('cashback')} />
      <LanguageChoice />
    </div>
  );
}
