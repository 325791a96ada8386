import type { BootRecord, PageExtension } from '@kadam/shared/remote';

/** An extension and its remote. */
export interface PortalExtension extends PageExtension {
  readonly remote: string;
}

/** The extensions of all remotes, sorted. */
export function createExtensionTable({ remotes }: BootRecord): readonly PortalExtension[] {
  const extensions = remotes.flatMap(({ name, extensions: declared = [] }) =>
    declared.map((extension) => ({ ...extension, remote: name })),
  );
  return extensions.sort((one, other) => one.order - other.order || one.remote.localeCompare(other.remote, 'en'));
}

/** Those of one slot. */
export const extensionsOf = (extensions: readonly PortalExtension[], name: string): readonly PortalExtension[] =>
  extensions.filter(({ slot }) => slot === name);
