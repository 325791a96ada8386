/**
 * What may stand in `document.html` of the host. `{{asset:NAME}}` is the address of a hashed file of the host's `public/`,
 * `{{integrity:NAME}}` the hash of its content for an `integrity` attribute, `{{telemetry}}` the address that takes reports.
 */
const PLACEHOLDERS = [
  ...(['title', 'summary', 'description', 'head', 'telemetry'] as const),
  ...(['boot', 'path', 'chrome', 'page', 'scripts'] as const),
] as const;

/** What the template says of a file of `public/`, by the kind of placeholder that asks. */
interface PublicFile {
  readonly asset: string;
  readonly integrity: string;
}

/** Markup for each placeholder; already escaped. */
export type DocumentParts = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const PLACEHOLDER = /\{\{([a-z]+)(?::([^{}]+))?\}\}/g;

/** Fills a template in one pass, so that what is filled in is never read as a placeholder. `fileOf` answers what it says of a public file. */
export function fillTemplate(template: string, parts: DocumentParts, fileOf: (name: string) => PublicFile): string {
  return template.replace(PLACEHOLDER, (whole, kind: string, name: string | undefined) => {
    if (isFileKind(kind) && name !== undefined) return escapeHtml(fileOf(name)[kind]);
    return isPart(kind) ? parts[kind] : whole;
  });
}

/** What is wrong with a template, as the end of a sentence; undefined when it can be filled. */
export function templateFault(template: string, assets: Readonly<Record<string, string>>): string | undefined {
  const found = [...template.matchAll(PLACEHOLDER)].map(([whole, kind = '', name]) => ({ whole, kind, name }));
  const unknown = found.find(({ kind, name }) => (name === undefined ? !isPart(kind) : !isFileKind(kind)));
  if (unknown) return `it has the unknown placeholder ${unknown.whole}`;
  const lost = found.find(({ name }) => name !== undefined && !(name in assets));
  if (lost) return `it asks for ${lost.whole}, but public/ has no such file`;
  const absent = (['boot', 'scripts', 'head'] as const).find((part) => !found.some(({ kind }) => kind === part));
  return absent && `it has no {{${absent}}}, without which the portal does not start`;
}

/** Text made safe for an HTML text or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const isFileKind = (kind: string): kind is keyof PublicFile => kind === 'asset' || kind === 'integrity';

const isPart = (kind: string): kind is (typeof PLACEHOLDERS)[number] =>
  (PLACEHOLDERS as readonly string[]).includes(kind);
