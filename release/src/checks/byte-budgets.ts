import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from '@kadam/shared/contract/schema';
import type { Release } from '@kadam/shared/remote';
import type { BuildRecord } from '../build/build-record';
import { ReleaseError } from '../release-error';
import type { BundlePackage } from '../workspace';

const kib = z.number('must be a number of KiB').check(z.positive('must be more than 0'));

/**
 * `kadam.budgets` of a package.json, in KiB (brotli). `page` limits the first load of each page
 * including the entry, `pages` overrides it for single paths; `extension` limits the scripts of
 * each extension without the entry. For the host, `page` limits what every page loads first.
 */
const budgetsSchema = z.strictObject(
  {
    entry: z.optional(kib),
    page: z.optional(kib),
    pages: z.optional(z.record(z.string(), kib)),
    extension: z.optional(kib),
    whole: z.optional(kib),
  },
  'may hold "entry", "page", "pages", "extension" and "whole" and nothing else',
);

/** Defaults (docs/performance.md). */
const DEFAULTS = { entry: 8, page: 40, extension: 12, whole: 128 };
const HOST_DEFAULTS: typeof DEFAULTS = { entry: 26, page: 130, extension: 12, whole: 300 };
/** Containers built without our preset have a runtime of their own, and all scripts load first. */
const CONTAINER_DEFAULTS: typeof DEFAULTS = { entry: 32, page: 96, extension: 48, whole: 128 };

/** The largest files, and parts of each, are listed in the error. */
const MAX_LISTED_FILES = 3;
const MAX_LISTED_PARTS = 3;

interface BudgetInput {
  readonly source: BundlePackage;
  readonly release: Release;
  /** Folder of the release, with its compressed copies. */
  readonly folder: string;
  readonly weights: BuildRecord['weights'];
}

/** Files with a common budget. */
interface BudgetGroup {
  /** Begins the sentence "… of 'jobs' weighs". */
  readonly what: string;
  readonly files: readonly string[];
  readonly budget: number;
  /** Field in package.json. */
  readonly field: string;
}

/**
 * Checks the size of a release: its entry, the first load of each page, and the sum.
 * @throws ReleaseError naming the exceeded budget and its largest files
 */
export function checkBudgets({ source, release, folder, weights }: BudgetInput): void {
  const bytesOf = (file: string): number => transferSize(join(folder, file));
  for (const share of budgetGroups(source, release)) {
    const bytes = share.files.reduce((sum, file) => sum + bytesOf(file), 0);
    if (bytes <= share.budget * 1024) continue;
    const problem = `${share.what} weighs ${inKib(bytes)}, ${inKib(bytes - share.budget * 1024)} more than its budget of ${share.budget} KiB.`;
    const heaviest = [...share.files].sort((one, other) => bytesOf(other) - bytesOf(one)).slice(0, MAX_LISTED_FILES);
    const made = heaviest.map((file) => `${file} ${inKib(bytesOf(file))}${partsOf(weights[file])}`).join(', ');
    const remedy = release.loadsOwnScripts
      ? 'Take from the host what it shares (import: false in the federation plugin)'
      : 'Let what the first view does without come by import()';
    const solution = `${remedy}, or raise ${share.field} in ${basename(source.folder)}/package.json and say why in the commit.`;
    throw new ReleaseError(
      source.bundle,
      `'${source.bundle}' was not released. ${problem} Largest: ${made}. ${solution}`,
    );
  }
}

function budgetGroups(source: BundlePackage, release: Release): BudgetGroup[] {
  const budgets = budgetsOf(source, release);
  const field = 'kadam.budgets';
  const entry = { what: 'Its entry', files: [release.entry], budget: budgets.entry, field: `${field}.entry` };
  const files = Object.keys(release.files);
  const whole = { what: 'All of it together', files, budget: budgets.whole, field: `${field}.whole` };
  return [entry, ...firstLoads(release, budgets), ...extensionLoads(release, budgets), whole];
}

function firstLoads(release: Release, budgets: Budgets): BudgetGroup[] {
  const { bundle, pages, entry, initial, styles, exposes, loadsOwnScripts } = release;
  if (loadsOwnScripts) {
    const files = Object.keys(release.files).filter((file) => file.endsWith('.js'));
    return [
      {
        what: 'The sum of its scripts, which load before a page,',
        files,
        budget: budgets.page,
        field: 'kadam.budgets.page',
      },
    ];
  }
  if (bundle === 'host') {
    const what = 'What every page loads of it first';
    return [{ what, files: [...new Set([...initial, ...styles])], budget: budgets.page, field: 'kadam.budgets.page' }];
  }
  return pages.map(({ path, module }) => ({
    what: `The first load of its page '${path}'`,
    files: [...new Set([entry, ...(exposes[module] ?? [])])],
    budget: budgets.pages[path] ?? budgets.page,
    field: `kadam.budgets.pages["${path}"]`,
  }));
}

function extensionLoads(
  { entry, exposes, extensions = [], files, loadsOwnScripts }: Release,
  budgets: Budgets,
): BudgetGroup[] {
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  return extensions.map(({ module }) => ({
    what: loadsOwnScripts
      ? `The sum of its scripts, which load before its extension '${module}',`
      : `Its extension '${module}', without the entry,`,
    files: loadsOwnScripts ? scripts : (exposes[module] ?? []).filter((file) => file !== entry),
    budget: budgets.extension,
    field: 'kadam.budgets.extension',
  }));
}

type Budgets = typeof DEFAULTS & { readonly pages: Readonly<Record<string, number>> };

function budgetsOf({ bundle, folder }: BundlePackage, release: Release): Budgets {
  const parsed = z.object({ budgets: z._default(budgetsSchema, {}) }).safeParse(settingsIn(folder));
  const usual = defaultsOf(release);
  const {
    entry = usual.entry,
    page = usual.page,
    extension = usual.extension,
    whole = usual.whole,
    pages: ofPages = {},
  } = parsed.data?.budgets ?? {};
  const problems = parsed.error?.issues.map(({ path, message }) => `${['kadam', ...path].join('.')} ${message}`) ?? [];
  const unknownPaths = Object.keys(ofPages).filter((path) => !release.pages.some((page) => page.path === path));
  problems.push(...unknownPaths.map((path) => `kadam.budgets.pages["${path}"] is of no page in its routes.json`));
  if (problems.length === 0) return { entry, page, extension, whole, pages: ofPages };
  throw new ReleaseError(bundle, `'${bundle}' was not released. In its package.json, ${problems.join('; ')}.`);
}

/** `kadam` of a package.json; a remote that was built elsewhere may have none. */
function settingsIn(folder: string): object {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { kadam?: object }).kadam ?? {};
}

function defaultsOf({ bundle, loadsOwnScripts }: Release): typeof DEFAULTS {
  if (bundle === 'host') return HOST_DEFAULTS;
  return loadsOwnScripts ? CONTAINER_DEFAULTS : DEFAULTS;
}

/** Bytes of a file as sent to most visitors: of its compressed copy, if there is one. */
function transferSize(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

const inKib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

function partsOf(parts: readonly (readonly [string, number])[] = []): string {
  const named = parts.slice(0, MAX_LISTED_PARTS).map(([part, bytes]) => `${part} ${inKib(bytes)}`);
  return named.length > 0 ? ` (before compression: ${named.join(', ')})` : '';
}
