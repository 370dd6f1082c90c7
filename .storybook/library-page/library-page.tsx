import { Markdown } from '@storybook/addon-docs/blocks';
import { LiveCode } from '../live-page/live-page.js';
import { findStories } from './find-stories.js';
import { Ground } from './ground.js';
import { libraries, getLibraryTexts } from './libraries.js';
import styles from './library-page.module.css';
import { PageLink } from './page-link.js';
import { useEntries } from './use-entries.js';

/** Markdown in the look of the page. */
function Prose({ children }: { children: string }) {
  return (
    <div className={styles.prose}>
      <Markdown>{children}</Markdown>
    </div>
  );
}

/** Links to the stories of a library, by component. */
function LiveParts({ name }: { name: string }) {
  const parts = findStories(useEntries(), name).filter(({ title }) => title.startsWith(`${name}/`));
  return (
    <ul className={styles.parts}>
      {parts.map(({ title, states }) => (
        <li key={title}>
          <PageLink path={`/story/${states[0]?.id ?? ''}`}>{title.slice(name.length + 1)}</PageLink>
          <span>{states.length === 1 ? '1 state' : `${states.length} states`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The texts of a library, closed until they are wanted. */
function TextKeys({ name }: { name: string }) {
  const { english, locales } = getLibraryTexts(name);
  const keys = Object.entries(english);
  if (keys.length === 0) return <p>This library shows no texts of its own.</p>;
  return (
    <details className={styles.texts}>
      <summary>
        {keys.length} keys in {locales.join(', ')}; other locales come from the brand’s server.
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">English</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, text]) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export interface LibraryPageProps {
  /** The folder of the library below `libs`. */
  name: string;
}

/** The page of a library: what it is, how it is installed, its live parts, settings, events, texts and its README. */
export function LibraryPage({ name }: LibraryPageProps) {
  const library = libraries.get(name);
  if (library === undefined) return <p>There is no library {name}.</p>;
  return (
    <Ground className={styles.page}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>{library.description}</p>
        <ul className={styles.facts}>
          <li>
            <code>{library.packageName}</code>
          </li>
          <li>{library.layer}</li>
          <li>version {library.version}</li>
          {library.sizes.map((size) => (
            <li key={size.name}>
              {size.name} ≤ {size.limit}
            </li>
          ))}
        </ul>
      </header>
      <section>
        <h2>Install</h2>
        <LiveCode label="Install">{library.install}</LiveCode>
        <p>
          Imports:{' '}
          {library.entries.map((entry) => (
            <code key={entry} className={styles.entry}>
              {entry}
            </code>
          ))}
        </p>
      </section>
      <section>
        <h2>Live parts</h2>
        <p>Theme, language and direction are in the toolbar above each of them.</p>
        <LiveParts name={name} />
      </section>
      <section>
        <h2>Settings</h2>
        <Prose>{library.settings ?? 'This library reads no setting, or its README names none.'}</Prose>
      </section>
      <section>
        <h2>Events</h2>
        <Prose>{library.events ?? 'This library follows no event, or its README names none.'}</Prose>
      </section>
      <section>
        <h2>Texts</h2>
        <TextKeys name={name} />
      </section>
      <section>
        <h2>Accessibility</h2>
        <Prose>
          {[
            'Each live part above is checked with axe in both themes and in both directions; the tab “Accessibility” beside a part shows the result.',
            ...(library.accessibility === null ? [] : [library.accessibility]),
          ].join('\n\n')}
        </Prose>
      </section>
      <section>
        <h2>README</h2>
        <Prose>{library.readme}</Prose>
      </section>
    </Ground>
  );
}

const layers = [
  { layer: 'domain', title: 'What players see' },
  { layer: 'foundation', title: 'What the others stand on' },
  { layer: 'theme', title: 'Themes' },
  { layer: 'tool', title: 'Tools' },
];

/** All libraries with their descriptions, by layer, each with a link to its page. */
export function LibraryList() {
  return (
    <Ground className={styles.page}>
      {layers.map(({ layer, title }) => (
        <section key={layer}>
          <h2>{title}</h2>
          <ul className={styles.libraries}>
            {[...libraries.values()]
              .filter((library) => library.layer === layer)
              .map(({ name, description }) => (
                <li key={name}>
                  <PageLink path={`/docs/${name}-about--docs`}>{name}</PageLink>
                  <span>{description}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Ground>
  );
}

interface Role {
  title: string;
  text: string;
  links: readonly { label: string; path: string }[];
}

const roles: readonly Role[] = [
  {
    title: 'You build a site for players',
    text: 'Pick the libraries that you need. Each has a page with its install line, an example that compiles, and every state of every component.',
    links: [
      { label: 'Find a component: every state, theme and direction', path: '/docs/find-a-component--docs' },
      { label: 'provider: the one component around all others', path: '/docs/provider-about--docs' },
      { label: 'api-contract: what your server has to send', path: '/story/api-contract-payloads--live' },
      { label: 'api-client: how calls fail and are repeated', path: '/story/api-client-calls--live' },
      { label: 'session: who is playing', path: '/story/session-states--live' },
    ],
  },
  {
    title: 'You design',
    text: 'Tokens are JSON in the Design Tokens format; `npx casino-kit-theme design-tokens` writes them for your tool. Switch theme, language and direction in the toolbar.',
    links: [
      { label: 'All tokens of both themes', path: '/story/design-tokens--themes' },
      { label: 'Contrast of every pair', path: '/story/design-tokens--contrast' },
      { label: 'ui: every basic component', path: '/docs/ui-about--docs' },
    ],
  },
  {
    title: 'You make a brand',
    text: 'Change colours, corners and fonts, see the components follow, and export a theme package that passes the contrast check.',
    links: [
      { label: 'Theme editor', path: '/story/theme-kit-theme-editor--live' },
      { label: 'Check a theme of your own', path: '/story/theme-kit-check--live' },
      { label: 'Texts: change one and see it in 37 locales', path: '/story/i18n-texts--live' },
    ],
  },
  {
    title: 'You operate a casino',
    text: 'See what settings do, how limits and exclusions protect a player, what is measured, and how a round is proved fair.',
    links: [
      { label: 'Settings of a brand', path: '/story/settings-settings--live' },
      { label: 'Limits and exclusions', path: '/story/play-limits-limits--live' },
      { label: 'What telemetry sends', path: '/story/telemetry-events--live' },
      { label: 'A fair draw, recomputed', path: '/story/reference-games-fairness--live' },
    ],
  },
];

/** Where to begin, by role. */
export function Roles() {
  return (
    <Ground className={styles.roles}>
      {roles.map(({ title, text, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Prose>{text}</Prose>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <PageLink path={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Ground>
  );
}
