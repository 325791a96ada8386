/** Safe markup. Only `markup` creates it, so plain text is never mistaken for it. */
export class Html {
  constructor(readonly source: string) {}
}

type Part = string | Html | readonly Html[];

/** Template tag: the literal parts are kept, values are escaped unless they are markup already. */
export function markup(written: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(written.map((text, index) => (index === 0 ? '' : sourceOf(parts[index - 1] ?? '')) + text).join(''));
}

function sourceOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.source : part.map(({ source }) => source).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
