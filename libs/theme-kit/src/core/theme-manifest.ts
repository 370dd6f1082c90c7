/** What a new theme takes from the package of the theme that it starts from. */
export interface BaseManifest {
  name: string;
  version: string;
  devDependencies?: Readonly<Record<string, string>> | undefined;
}

/** Returns the manifest of a new theme package: its exports, its build, and the theme that it started from. */
export function themeManifest(packageName: string, base: BaseManifest) {
  return {
    name: packageName,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
      './tokens.json': './src/tokens.json',
      './art/*': './dist/art/*',
      './package.json': './package.json',
    },
    files: ['dist', 'src'],
    scripts: { build: 'casino-kit-theme build' },
    devDependencies: {
      ...base.devDependencies,
      [base.name]: base.version,
      '@casino-kit/theme-kit': base.devDependencies?.['@casino-kit/theme-kit'] ?? base.version,
    },
  };
}
