/**
 * Placeholders of the host's `document.html`: `{{asset:NAME}}` is the URL of a hashed file of
 * `public/`, `{{integrity:NAME}}` its `integrity` attribute, `{{telemetry}}` the URL for reports.
 */
const PLACEHOLDERS = [
  ...(['title', 'summary', 'description', 'head', 'telemetry'] as const),
  ...(['boot', 'path', 'chrome', 'page', 'scripts'] as const),
] as const;

interface PublicFile {
  readonly asset: string;
  readonly integrity: string;
}

/** Escaped markup for each placeholder. */
export type DocumentParts = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const PLACEHOLDER = /\{\{([a-z]+)(?::([^{}]+))?\}\}/g;

/**
 * Fills a template in one pass, so that inserted text is never parsed as a placeholder. `fileOf`
 * returns the value for a public file.
 */
export function fillTemplate(template: string, parts: DocumentParts, fileOf: (name: string) => PublicFile): string {
  return template.replace(PLACEHOLDER, (whole, kind: string, name: string | undefined) => {
    if (isFileKind(kind) && name !== undefined) return escapeHtml(fileOf(name)[kind]);
    return isPart(kind) ? parts[kind] : whole;
  });
}

/** Why a template is invalid, as the end of a sentence; undefined if it is valid. */
export function templateProblem(template: string, assets: Readonly<Record<string, string>>): string | undefined {
  const found = [...template.matchAll(PLACEHOLDER)].map(([whole, kind = '', name]) => ({ whole, kind, name }));
  const unknown = found.find(({ kind, name }) => (name === undefined ? !isPart(kind) : !isFileKind(kind)));
  if (unknown) return `it has the unknown placeholder ${unknown.whole}`;
  const missing = found.find(({ name }) => name !== undefined && !(name in assets));
  if (missing) return `it asks for ${missing.whole}, but public/ has no such file`;
  const absent = (['boot', 'scripts', 'head'] as const).find((part) => !found.some(({ kind }) => kind === part));
  return absent && `it has no {{${absent}}}, without which the portal does not start`;
}

/** Escapes text for HTML content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const isFileKind = (kind: string): kind is keyof PublicFile => kind === 'asset' || kind === 'integrity';

const isPart = (kind: string): kind is (typeof PLACEHOLDERS)[number] =>
  (PLACEHOLDERS as readonly string[]).includes(kind);
