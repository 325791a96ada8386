import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The set of documents for this visitor, chosen by the server in front. */
export type Cohort = 'live' | 'canary';

/** Where the release tool stores the documents of a canary. */
const CANARY_FOLDER = '.canary';

// The path never leaves the folder, and never enters that of a canary.
const PLAIN_PATH = /^\/(?:[\w~@-][\w.~@-]*(?:\/[\w~@-][\w.~@-]*)*)?$/;

export interface ComposedDocuments {
  /**
   * The document of a route with a parameter, `jobs` of `/jobs/:jobId`; undefined if no remote has
   * it.
   */
  read(route: string, cohort: Cohort): Promise<string | undefined>;
  readPage(page: string, cohort: Cohort): Promise<string | undefined>;
  /** The document of any path, including paths with a parameter; undefined for unknown paths. */
  readPath(path: string, cohort: Cohort): Promise<string | undefined>;
  publicPaths(): Promise<string[]>;
}

interface Held {
  readonly mark: string;
  readonly text: string;
}

export function composedDocuments(bundlesFolder: string): ComposedDocuments {
  const cached = new Map<string, Held>();

  async function readFresh(path: string): Promise<string | undefined> {
    const file = join(bundlesFolder, 'pages', path);
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const mark = `${mtimeMs}-${size}-${ino}`;
      const known = cached.get(path);
      if (known?.mark === mark) return known.text;
      const text = await readFile(file, 'utf8');
      cached.set(path, { mark, text });
      return text;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function readFor(path: string, cohort: Cohort): Promise<string | undefined> {
    const ofCanary = cohort === 'canary' ? await readFresh(join(CANARY_FOLDER, path)) : undefined;
    // A canary may end between the visitor's request and this point.
    return ofCanary ?? readFresh(path);
  }

  return {
    read: (route, cohort) => readFor(`${route}/_/index.html`, cohort),
    readPage: (page, cohort) => readFor(`${page}/index.html`, cohort),
    async readPath(path, cohort) {
      if (!PLAIN_PATH.test(path)) return undefined;
      return (await readFor(`${path}/index.html`, cohort)) ?? readFor(path.replace(/[^/]*$/, '_/index.html'), cohort);
    },
    publicPaths: async () => JSON.parse((await readFresh('public-paths.json')) ?? '[]') as string[],
  };
}
