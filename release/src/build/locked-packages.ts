import { dirname, join } from 'node:path';

/** `package-lock.json`, as far as it is read here. */
interface Lockfile {
  readonly packages?: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  /** Of a workspace: `resolved` is its folder. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What a build resolves to: one line for each locked package, and the folders of the workspaces among them. */
export interface Resolved {
  readonly packages: readonly string[];
  readonly workspaces: readonly string[];
}

/** What builds a bundle, whatever the bundle itself depends on; named in the root's package.json or that of shared. */
const BUILD_TOOLS = [
  ...['webpack', 'webpack-cli', 'ts-loader', 'typescript', 'css-loader', 'mini-css-extract-plugin'],
  ...['minimizer-webpack-plugin', '@swc/core', '@module-federation/enhanced'],
];

/**
 * Everything of a lockfile that the build of one workspace can reach, sorted. A change of the lockfile that concerns nothing of it does not
 * concern the bundle.
 * @param folder of the workspace, relative to the repository (`remote-jobs`)
 */
export function resolvedPackages(lockfile: Lockfile, folder: string): Resolved {
  const packages = lockfile.packages ?? {};
  const seen = new Set<string>();
  const waiting = [folder, ...BUILD_TOOLS.flatMap((name) => locate(packages, 'shared', name) ?? [])];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const found = packages[path];
    if (found?.link && found.resolved) waiting.push(found.resolved);
    for (const name of dependenciesOf(found)) waiting.push(...(locate(packages, path, name) ?? []));
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

// As Node looks for it: in each folder above, the nearest first.
function locate(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): [string] | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? join('node_modules', name) : join(folder, 'node_modules', name);
    if (path in packages) return [path];
    if (folder === '.') return undefined;
  }
}
