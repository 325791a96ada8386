import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_FILE } from '../build/assemble-release';
import { heldBack } from '../checks/held-back';
import { readRoutes } from '../checks/routes-file';
import { loadShown } from '../registry/live-releases';
import { loadRegistry } from '../registry/registry-file';
import { namedBy } from '../registry/releases';
import { grantFor, type SignedUpload } from '../registry/team-grants';
import { ReleaseError } from '../release-error';
import { keyName } from '../signing/key-files';
import { addImported, readImported } from '../uploads/imported-release';
import { unpackArchive } from '../uploads/unpack-archive';
import { goLive } from './go-live';
import { publishFiles } from './publish-files';
import type { PublishOutcome } from './publish-outcome';

/** `file` is the path of a tar.gz archive; `bundlesFolder` is absolute. */
export interface PublishArchiveOptions extends Omit<SignedUpload, 'content'> {
  readonly bundlesFolder: string;
  readonly file: string;
  readonly why?: string | undefined;
  readonly areMounted?: boolean;
}

/**
 * Publishes the upload of a team: the files of a container with its `routes.json`, or a release of
 * another site, which keeps its version and bytes. It passes the checks of a publish.
 * @throws ReleaseError if it is not granted, damaged or rejected; nothing changes then
 */
export async function publishArchive(options: PublishArchiveOptions): Promise<PublishOutcome> {
  const { bundlesFolder, file, team, remote } = options;
  const registry = await loadRegistry(bundlesFolder);
  const { publicKey } = grantFor(registry, { ...options, content: await readFile(file) });
  const folder = await mkdtemp(join(tmpdir(), 'kadam-upload-'));
  try {
    await unpackArchive(file, folder);
    const publishing = {
      bundlesFolder,
      why: options.why ?? 'uploaded',
      who: `${team} (key ${keyName(publicKey)})`,
      areMounted: options.areMounted ?? true,
    };
    if (existsSync(join(folder, RELEASE_FILE))) return await publishImported({ folder, remote }, publishing);
    const routes = join(folder, 'routes.json');
    if (!existsSync(routes))
      throw new ReleaseError(
        remote,
        `The archive has no routes.json at its top, beside the built files: tar --create --gzip --file upload.tar.gz --directory dist . , with routes.json in dist.`,
      );
    assertNamed(readRoutes(routes).name, remote);
    return await publishFiles({ folder, routes }, publishing);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Publishing {
  readonly bundlesFolder: string;
  readonly why: string;
  readonly who: string;
  readonly areMounted: boolean;
}

async function publishImported(
  { folder, remote }: { readonly folder: string; readonly remote: string },
  publishing: Publishing,
): Promise<PublishOutcome> {
  const { bundlesFolder } = publishing;
  const { bundle, version } = await readImported(folder);
  assertNamed(bundle, remote);
  const registry = await loadRegistry(bundlesFolder);
  const { live } = await loadShown(bundlesFolder, registry);
  if (live.some((one) => one.bundle === bundle && one.version === version && one.problem === null))
    return { status: 'unchanged', bundle, version };
  const held = heldBack(registry, { bundle, version }, { isCanary: false });
  if (held) return held;
  const isBuilt = await addImported(folder, bundlesFolder, namedBy(registry.bundles[bundle], bundle, version));
  const [outcome] = await goLive({ bundlesFolder, live }, [{ bundle, version, isBuilt }], publishing);
  if (!outcome) throw new ReleaseError(bundle, `Nothing was published for '${bundle}'.`);
  return outcome;
}

function assertNamed(name: string, remote: string): void {
  if (name === remote) return;
  throw new ReleaseError(
    remote,
    `The archive has the remote '${name}', and was sent as '${remote}': send it as '${name}'.`,
  );
}
