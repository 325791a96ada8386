import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@kadam/shared/contract/schema';
import {
  LINK_ICONS,
  LINK_PLACES,
  pathShape,
  type PageExtension,
  type PageLink,
  type PageRoute,
  type RoutesFile,
} from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import type { BundlePackage } from '../workspace';
import { remoteNameError } from './remote-name';

const sentence = z.string().check(z.minLength(1, 'must not be empty'));

const pagePath = z.string().check(
  z.regex(
    /^\/(?:[a-z0-9][a-z0-9-]*\/)*(?:[a-z0-9][a-z0-9-]*|:[a-zA-Z]\w*)?$/,
    'must begin with / and consist of lowercase letters, digits and dashes; only its last part may be a parameter (/jobs/:jobId)',
  ),
  z.refine((path: string) => path === '/' || !path.endsWith('/'), 'must not end with /'),
  z.refine(
    (path: string) => !/^\/(api|bundles)(\/|$)/.test(path),
    'must not lie under /api or /bundles, which the servers keep',
  ),
);

const exposedModule = z.string().check(z.regex(/^\.\/[a-z][a-z0-9-]*$/, 'must look like "./jobs-page"'));

const pageRoute = z.object({
  path: pagePath,
  module: exposedModule,
  title: sentence,
  description: sentence,
  chrome: z.enum(['full', 'none'], 'must be "full" or "none"'),
  access: z.enum(['public', 'member', 'staff'], 'must be "public", "member" or "staff"'),
  prerender: z.boolean('must be true or false'),
});

const MAX_LINKS = 20;
const MAX_LABEL_LENGTH = 24;
const label = sentence.check(z.maxLength(MAX_LABEL_LENGTH, `must have at most ${MAX_LABEL_LENGTH} characters`));

const pageLink = z.object({
  place: z.enum(LINK_PLACES, `must be one of ${LINK_PLACES.join(', ')}`),
  label,
  to: z.string().check(z.regex(/^\/[^\s#]*$/, 'must be the path of a page, with an optional query')),
  order: z.int('must be a whole number'),
  audience: z.optional(
    z.enum(['members', 'visitors', 'staff'], 'must be "members", "visitors" or "staff", or be absent'),
  ),
  icon: z.optional(z.enum(LINK_ICONS, `must be one of ${LINK_ICONS.join(', ')}`)),
});

const MAX_EXTENSIONS = 5;

const pageExtension = z.object({
  slot: z.string().check(z.regex(/^[a-z]+\.[a-z]+$/, 'must be the name of a slot, such as "job.aside"')),
  module: exposedModule,
  order: z.int('must be a whole number'),
});

const routesFile = z.object({
  name: z.string(),
  links: z.optional(
    z.array(pageLink, 'must be a list').check(z.maxLength(MAX_LINKS, `must have at most ${MAX_LINKS} entries`)),
  ),
  extensions: z.optional(
    z
      .array(pageExtension, 'must be a list')
      .check(z.maxLength(MAX_EXTENSIONS, `must have at most ${MAX_EXTENSIONS} entries`)),
  ),
  pages: z.array(pageRoute, 'must be a list'),
});

/** Why the path of a page is invalid, as the end of a sentence; undefined if it is valid. */
export const pathError = (path: string): string | undefined => pagePath.safeParse(path).error?.issues[0]?.message;

/** Pages, links and extensions of a bundle. */
export type BundleRoutes = Pick<RoutesFile, 'pages' | 'links' | 'extensions'>;

/**
 * Pages, links and extensions in the `routes.json` of a package; the host has none.
 * @throws ReleaseError naming the invalid field
 */
export function readBundleRoutes({ bundle, folder }: BundlePackage): BundleRoutes {
  if (bundle === 'host') return { pages: [] };
  const routes = parseRoutes(bundle, readJson(bundle, join(folder, 'routes.json')));
  const problem =
    nameError(bundle, routes.name) ??
    routesProblem(routes) ??
    missingPage(folder, routes.pages) ??
    missingExtension(folder, routes.extensions);
  if (problem) throw invalidRoutes(bundle, problem);
  const { pages, links, extensions } = routes;
  return { pages, links, extensions: extensions.length > 0 ? extensions : undefined };
}

/**
 * A `routes.json` outside of this repository, with the name of its remote.
 * @throws ReleaseError naming the invalid field
 */
export const readRoutes = (file: string): RoutesFile => checkRoutes(readJson(null, file));

/**
 * Content of a `routes.json` outside of this repository.
 * @throws ReleaseError naming the invalid field
 */
export function checkRoutes(value: unknown): RoutesFile {
  const routes = parseRoutes(null, value);
  const { name } = routes;
  const nameProblem = remoteNameError(name);
  const problem = nameProblem ? `the name '${name}' ${nameProblem}.` : routesProblem(routes);
  if (problem) throw invalidRoutes(nameProblem ? null : name, problem);
  return routes;
}

interface ParsedRoutes extends RoutesFile {
  readonly links: readonly PageLink[];
  readonly extensions: readonly PageExtension[];
}

function parseRoutes(bundle: string | null, value: unknown): ParsedRoutes {
  const parsed = routesFile.safeParse(value);
  if (parsed.success) {
    const { name, pages, links = [], extensions = [] } = parsed.data;
    return { name, pages, links, extensions };
  }
  const problems = parsed.error.issues.map(({ path, message }) => `${fieldName(path)} ${message}`);
  throw invalidRoutes(bundle, `${problems.join('; ')}.`);
}

function readJson(bundle: string | null, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw invalidRoutes(bundle, `it is not JSON (${(error as Error).message}).`);
  }
}

const fieldName = (path: PropertyKey[]): string =>
  path
    .reduce<string>((name, part) => (typeof part === 'number' ? `${name}[${part}]` : `${name}.${String(part)}`), '')
    .slice(1);

const nameError = (bundle: string, name: string): string | undefined =>
  name === bundle ? undefined : `its name is '${name}' but its folder says '${bundle}'; make them the same.`;

const routesProblem = ({ pages, links, extensions }: ParsedRoutes): string | undefined =>
  noPage(pages) ??
  repeatedPath(pages) ??
  prerenderedForStaff(pages) ??
  strayLink(pages, links) ??
  badExtension(pages, extensions);

const noPage = (pages: readonly PageRoute[]): string | undefined =>
  pages.length > 0 ? undefined : 'it has no page; add one.';

function repeatedPath(pages: readonly PageRoute[]): string | undefined {
  const shapes = pages.map(({ path }) => pathShape(path));
  const index = shapes.findIndex((shape, position) => shapes.indexOf(shape) !== position);
  return index < 0 ? undefined : `two pages have the path '${pages[index]?.path}'; remove one of them.`;
}

function prerenderedForStaff(pages: readonly PageRoute[]): string | undefined {
  const found = pages.find(({ access, prerender }) => access === 'staff' && prerender);
  if (!found) return undefined;
  return `page '${found.path}' is for the staff, so its content must not be in a public document; set prerender to false.`;
}

function strayLink(pages: readonly PageRoute[], links: readonly PageLink[]): string | undefined {
  const index = links.findIndex(({ to }) => !pages.some(({ path }) => path === to.split('?')[0]));
  if (index < 0) return undefined;
  return `links[${index}].to is '${links[index]?.to}', which is none of its pages; link to one of them, or let the remote of that page have the link.`;
}

function badExtension(pages: readonly PageRoute[], extensions: readonly PageExtension[]): string | undefined {
  for (const [index, { slot, module }] of extensions.entries()) {
    const field = `extensions[${index}]`;
    if (extensions.findIndex((one) => one.slot === slot && one.module === module) !== index)
      return `${field} repeats module '${module}' for slot '${slot}'; remove one of them.`;
    if (pages.some((page) => page.module === module))
      return `${field}.module is '${module}', which is a page; give the extension a module of its own.`;
  }
  return undefined;
}

function missingPage(folder: string, pages: readonly PageRoute[]): string | undefined {
  const missing = pages.find(({ module }) => !existsSync(pageFile(folder, module)));
  if (!missing) return undefined;
  return `page '${missing.path}' names module '${missing.module}', but src/pages/${missing.module.slice(2)}.tsx does not exist; write that file or remove the page.`;
}

const pageFile = (folder: string, module: string): string => join(folder, 'src/pages', `${module.slice(2)}.tsx`);

function missingExtension(folder: string, extensions: readonly PageExtension[] = []): string | undefined {
  const index = extensions.findIndex(({ module }) => !existsSync(extensionFile(folder, module)));
  if (index < 0) return undefined;
  const module = extensions[index]?.module ?? '';
  return `extensions[${index}].module is '${module}', but src/extensions/${module.slice(2)}.tsx does not exist; write that file or remove the extension.`;
}

const extensionFile = (folder: string, module: string): string =>
  join(folder, 'src/extensions', `${module.slice(2)}.tsx`);

function invalidRoutes(bundle: string | null, problem: string): ReleaseError {
  const beginning = bundle === null ? 'Nothing was released. The' : `'${bundle}' was not released. Its`;
  return new ReleaseError(bundle, `${beginning} routes.json: ${problem}`);
}
