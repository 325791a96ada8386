import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName, documentPath, type PageExtension, type Release } from '@kadam/shared/remote';
import { assembleRelease } from '../build/assemble-release';
import { BUILD_RECORD } from '../build/build-record';

/** No remote can have this name, because of the dash. */
export const EXTENSION_PAGES = 'extension-pages';
const VERSION = '1.0.0-00000000';
const EXTENSIONS = '@kadam/shared/extensions';
const EXPOSED = './slots';

/** Path of the page of a private site that shows the extensions of a remote. */
export const extensionPagePath = (bundle: string): string => `/${EXTENSION_PAGES}/${bundle}`;

/** The document of that page. */
export const extensionDocument = (bundle: string): string => documentPath({ path: extensionPagePath(bundle) });

/** Whether the host offers what the extensions of this release need to be shown. */
export const hasExtensionPage = (release: Release, { offers }: Release): boolean =>
  slotsOf(release).length > 0 && offers?.slots !== undefined && EXTENSIONS in offers.modules;

/**
 * Writes a remote whose pages show the slots of these releases with the example props of the host,
 * because the pages that have the slots need a member or data.
 * @param folder of all bundles
 */
export async function addExtensionPages(folder: string, host: Release, releases: readonly Release[]): Promise<Release> {
  const own = join(folder, EXTENSION_PAGES, VERSION);
  const examples = host.offers?.slots ?? {};
  const slots = releases.map((release) => [
    release.bundle,
    slotsOf(release).map((name) => ({ name, props: examples[name] ?? {} })),
  ]);
  const record = {
    entry: 'entry.js',
    initial: ['entry.js'],
    styles: [],
    assets: {},
    exposes: { [EXPOSED]: ['entry.js'] },
    shared: {},
    prerendered: {},
    weights: {},
  };
  await mkdir(own, { recursive: true });
  await writeFile(join(own, 'entry.js'), containerOf(Object.fromEntries(slots)));
  await writeFile(join(own, BUILD_RECORD), JSON.stringify(record));
  const pages = releases.map(({ bundle }) => ({
    path: extensionPagePath(bundle),
    module: EXPOSED,
    title: 'Extensions',
    description: `The extensions of ${bundle}.`,
    ...({ chrome: 'full', access: 'public', prerender: false } as const),
  }));
  return assembleRelease(own, { bundle: EXTENSION_PAGES, version: VERSION, pages, commit: null }, record);
}

const slotsOf = ({ extensions = [] }: { readonly extensions?: readonly PageExtension[] | undefined }): string[] => [
  ...new Set(extensions.map(({ slot }) => slot)),
];

/** A container like webpack's. */
const containerOf = (slots: Readonly<Record<string, unknown>>): string => `
globalThis[${JSON.stringify(containerName(EXTENSION_PAGES))}] = (() => {
  const slots = ${JSON.stringify(slots)};
  let shared;
  const load = async (name) => {
    const [module] = Object.values(shared[name]);
    return (await module.get())();
  };
  return {
    init(scope) { shared = scope; },
    async get() {
      const [{ createElement }, { ExtensionSlot }] = [await load('react'), await load(${JSON.stringify(EXTENSIONS)})];
      const shown = slots[location.pathname.split('/').at(-1)];
      const Page = () => createElement('div', null, createElement('h1', null, 'Extensions'),
        shown.map((slot) => createElement(ExtensionSlot, { key: slot.name, ...slot })));
      return () => ({ default: Page });
    },
  };
})();
`;
