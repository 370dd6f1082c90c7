/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  /** `money/Amounts`. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** `dev` is a page of the sidebar. */
  tags?: readonly string[] | undefined;
}

/** A component with its states. */
export interface FoundComponent {
  title: string;
  states: { id: string; name: string }[];
}

/**
 * Returns the components of which the title or a state has each of these words, in any case; only the states that have the
 * words that the title lacks. Without words all are returned. A story that is not in the sidebar is none of the states.
 */
export function findStories(entries: readonly IndexEntry[], words: string): FoundComponent[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, FoundComponent>();
  for (const { id, title, name, type, tags } of entries) {
    const text = `${title} ${name}`.toLowerCase();
    if (type !== 'story' || tags?.includes('dev') === false || !wanted.every((word) => text.includes(word)))
      continue;
    const component = found.get(title) ?? { title, states: [] };
    component.states.push({ id, name });
    found.set(title, component);
  }
  return [...found.values()];
}

/**
 * Returns the address of a page from the frame of another one, in what the toolbars stand at: the folder of Storybook itself, not
 * the page in the frame. Defaults are not named.
 */
export function getPageAddress(
  path: string,
  toolbars: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): string {
  const changed = Object.entries(toolbars).filter(([name, value]) => value !== defaults[name]);
  const globals = changed.map(([name, value]) => `${name}:${value}`).join(';');
  return `./?path=${path}${globals && `&globals=${globals}`}`;
}

/** Stands for as much width as there is. */
export const fullWidth = 'full';

/** What the toolbars of Storybook stand at for a state. */
export interface Look {
  theme: string;
  locale: string;
  direction: string;
  /** A key of the preview's viewports, or `fullWidth`. */
  width: string;
}

/**
 * Returns the address of a state in the looks that a toolbar stands for, from the frame of a page: the folder of Storybook
 * itself, not the page in the frame.
 */
export function getStoryAddress(id: string, { theme, locale, direction, width }: Look): string {
  const viewport = width === fullWidth ? '' : `;viewport:${width}`;
  return `./?path=/story/${id}&globals=theme:${theme};locale:${locale};direction:${direction}${viewport}`;
}
