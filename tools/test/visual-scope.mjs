/** The pages of the product among the libraries that `npm run visual` is given. */
export const pages = 'pages';

const product = new Set(['@casino-kit/casino', '@casino-kit/reference-backend']);
/** What takes the pictures of pages and no others. */
const ofPages =
  /^tools\/(test\/(visual-pages\.ts|still-.*\.mjs)|stories\/src\/(baselines|compressed-shot|pages-drawn)\.ts)$/;

/** Returns the name that `STORY_LIBRARIES` has for a project. */
const getLibrary = (root) => (root === 'tools/stories' ? '.storybook' : root.replace(/^.*\//, ''));

/**
 * Returns whose pictures a change affects: those of the projects whose stories are affected, of the pages when the product is,
 * and those whose baselines were changed.
 *
 * @param {{ stories: readonly { root: string }[], build: readonly { name: string }[] }} affected by target
 * @param {readonly string[]} files the changed files, from the root
 * @returns {string[]} names of libraries and `pages`
 */
export function visualScope({ stories, build }, files) {
  const folders = files.map((file) => /^\.storybook\/baselines\/([^/]+)\//.exec(file)?.[1]);
  const arePages = build.some(({ name }) => product.has(name)) || files.some((file) => ofPages.test(file));
  const names = [
    ...stories.map(({ root }) => getLibrary(root)),
    ...folders.filter((name) => name !== undefined).map((name) => (name === 'design' ? '.storybook' : name)),
    ...(arePages ? [pages] : []),
  ];
  return [...new Set(names)];
}
