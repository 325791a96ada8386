import { dirname, join } from 'node:path';

/** The parts of `package-lock.json` that are read here. */
interface Lockfile {
  readonly packages?: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  /** For a workspace, `resolved` is its folder. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** One line for each locked package of a build, and the folders of workspaces among them. */
export interface Resolved {
  readonly packages: readonly string[];
  readonly workspaces: readonly string[];
}

/** Build tools of every bundle, declared in package.json of the root or of shared. */
const BUILD_TOOLS = [
  'webpack',
  'webpack-cli',
  'ts-loader',
  'typescript',
  'css-loader',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  '@swc/core',
  '@module-federation/enhanced',
];

/**
 * All packages of a lockfile that the build of one workspace can reach, sorted.
 * @param folder of the workspace, relative to the repository (`remote-jobs`)
 */
export function resolvedPackages(lockfile: Lockfile, folder: string): Resolved {
  const packages = lockfile.packages ?? {};
  const seen = new Set<string>();
  const pending = [folder, ...BUILD_TOOLS.flatMap((name) => locate(packages, 'shared', name) ?? [])];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const found = packages[path];
    if (found?.link && found.resolved) pending.push(found.resolved);
    for (const name of dependenciesOf(found)) pending.push(...(locate(packages, path, name) ?? []));
  }
  const isWorkspace = (path: string) => !path.includes('node_modules/') && path !== folder;
  return {
    packages: [...seen]
      .sort()
      .map((path) => `${path} ${packages[path]?.version ?? ''} ${packages[path]?.integrity ?? ''}`),
    workspaces: [...seen].filter(isWorkspace).sort(),
  };
}

const dependenciesOf = (found: LockedPackage = {}): string[] =>
  Object.keys({ ...found.dependencies, ...found.optionalDependencies, ...found.peerDependencies });

// Node's resolution: the nearest folder first.
function locate(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): [string] | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? join('node_modules', name) : join(folder, 'node_modules', name);
    if (path in packages) return [path];
    if (folder === '.') return undefined;
  }
}
