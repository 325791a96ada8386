/** What may stand in `document.html` of the host. `{{asset:NAME}}` is the address of a hashed file of the host's `public/`. */
const PLACEHOLDERS = ['title', 'description', 'head', 'boot', 'path', 'chrome', 'page', 'scripts'] as const;

/** Markup for each placeholder; already escaped. */
export type DocumentParts = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const PLACEHOLDER = /\{\{([a-z]+)(?::([^{}]+))?\}\}/g;

/** Fills a template in one pass, so that what is filled in is never read as a placeholder. `assetUrl` answers the address of a public file. */
export function fillTemplate(template: string, parts: DocumentParts, assetUrl: (name: string) => string): string {
  return template.replace(PLACEHOLDER, (whole, kind: string, name: string | undefined) => {
    if (kind === 'asset' && name !== undefined) return escapeHtml(assetUrl(name));
    return isPart(kind) ? parts[kind] : whole;
  });
}

/** What is wrong with a template, as the end of a sentence; undefined when it can be filled. */
export function templateFault(template: string, assets: Readonly<Record<string, string>>): string | undefined {
  const found = [...template.matchAll(PLACEHOLDER)].map(([whole, kind = '', name]) => ({ whole, kind, name }));
  const unknown = found.find(({ kind, name }) => (name === undefined ? !isPart(kind) : kind !== 'asset'));
  if (unknown) return `it has the unknown placeholder ${unknown.whole}`;
  const lost = found.find(({ name }) => name !== undefined && !(name in assets));
  if (lost) return `it asks for ${lost.whole}, but public/ has no such file`;
  const absent = (['boot', 'scripts', 'head'] as const).find((part) => !found.some(({ kind }) => kind === part));
  return absent && `it has no {{${absent}}}, without which the portal does not start`;
}

/** Text made safe for an HTML text or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const isPart = (kind: string): kind is (typeof PLACEHOLDERS)[number] =>
  (PLACEHOLDERS as readonly string[]).includes(kind);
