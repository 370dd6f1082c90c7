import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gather } from '@casino-kit/locales';

/** Files the backend serves or reads. A build has them beside `main.js`; from source they are in the workspace. */
export interface Resources {
  migrations: string;
  /** Images and `catalogue.json`, as the artwork tool builds them. */
  artwork: string;
  /** The reference game's page, as its app builds it. */
  game: string;
  /** Scripts of the payment provider's pages, or undefined when they still have to be bundled. */
  providerScripts: string | undefined;
  /** The program of the thread that reads PDFs. */
  pdfThread: string;
  /** Returns the texts of a locale by its wire code, or undefined when there are none. */
  dictionary(lng: string): Record<string, unknown> | undefined;
}

function built(folder: string): Resources {
  /** Parsed once: the files of a build do not change. */
  const dictionaries = new Map<string, Record<string, unknown>>();
  return {
    migrations: join(folder, 'migrations'),
    artwork: join(folder, 'assets'),
    game: join(folder, 'game'),
    providerScripts: join(folder, 'provider'),
    pdfThread: join(folder, 'pdf-thread.js'),
    dictionary(lng) {
      const file = join(folder, 'locales', `${lng}.json`);
      if (!/^[a-z]{2,3}$/.test(lng) || !existsSync(file)) return undefined;
      const known =
        dictionaries.get(lng) ?? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
      dictionaries.set(lng, known);
      return known;
    },
  };
}

function fromSource(project: string): Resources {
  const workspace = join(project, '..', '..');
  return {
    migrations: join(project, 'migrations'),
    artwork: join(workspace, 'tools', 'artwork', 'dist'),
    game: join(workspace, 'apps', 'reference-game', 'dist'),
    providerScripts: undefined,
    pdfThread: join(project, 'src', 'documents', 'pdf-thread.ts'),
    dictionary: (lng) => gather(workspace, lng),
  };
}

/** The resources of the running program. */
export function findResources(): Resources {
  const here = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(here, 'migrations')) ? built(here) : fromSource(dirname(here));
}
