/**
 * Options of the federation plugin (`@module-federation/enhanced` or `@module-federation/vite`) of
 * a remote.
 */
export interface ContainerOptions {
  readonly name: string;
  readonly filename: string;
  readonly exposes: Record<string, string>;
  readonly shared: Record<string, { singleton: true; requiredVersion: string; strictVersion: true; import: false }>;
  readonly shareStrategy: 'loaded-first';
  readonly manifest: true;
  readonly dts: false;
}

/**
 * The options of the federation plugin for the pages in the `routes.json` of a folder: the host
 * finds the container by its name, and the shared modules come from the host.
 * @param folder with `routes.json` and `src/pages`
 */
export function containerOptions(folder: string): ContainerOptions;
