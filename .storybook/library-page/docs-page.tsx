import { Controls, Markdown, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { withoutReferences } from '../without-references.js';
import styles from './library-page.module.css';
import { PageLink } from './page-link.js';

/**
 * The documentation of a component: its first state, its props, and a link to each state. The states are not drawn here: they
 * share the page's answers to calls, so that each would show what the last one asked for.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const description: string | undefined =
    parameters.docs?.description?.component ??
    parameters.docs?.extractComponentDescription?.(component, { component, parameters });
  const states = Object.values(csfFile.stories);
  return (
    <>
      <Title />
      <Subtitle />
      {description && <Markdown>{withoutReferences(description)}</Markdown>}
      <Primary />
      <Controls />
      <h2>States</h2>
      <p className={styles.states}>
        {states.map(({ id, name }) => (
          <PageLink key={id} path={`/story/${id}`}>
            {name}
          </PageLink>
        ))}
      </p>
    </>
  );
}
