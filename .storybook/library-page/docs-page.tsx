import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import styles from './library-page.module.css';

/**
 * The documentation of a component: its first state, its props, and a link to each state. The states are not drawn here: they
 * share the page's answers to calls, so that each would show what the last one asked for.
 */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const states = Object.values(csfFile.stories);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <h2>States</h2>
      <p className={styles.states}>
        {states.map(({ id, name }) => (
          <a key={id} href={`?path=/story/${id}`} target="_top">
            {name}
          </a>
        ))}
      </p>
    </>
  );
}
