import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** The export condition under which a library of this workspace resolves to its source instead of its build. */
export const sourceCondition = '@casino-kit/source';

/** Vite settings that make every `@casino-kit/*` import read the library's source: for dev, tests and Storybook. */
export const readFromSource: Pick<UserConfig, 'resolve' | 'ssr'> = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@casino-kit\//],
    resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  },
};
