/** Parts of the public pages that the office can replace. */
export const SECTIONS = ['company', 'testimonials', 'team', 'services', 'questions', 'terms', 'privacy'] as const;
export type Section = (typeof SECTIONS)[number];

/** `privacyFacts` are the settings that the privacy policy names (`PrivacyFacts`). */
export type PublishedPart = Section | 'privacyFacts';

/** Id of the JSON element of a document with the published content (`PublishedContent`). */
export const CONTENT_ID = 'kadam-content';

/** Session storage key of the content that a tab previews (`ContentPreview`). */
export const PREVIEW_KEY = 'kadam.content-preview';

/** Content that the office has published, as embedded in a document. */
export interface PublishedContent {
  /** Sections that differ from the built-in content. */
  readonly published: readonly PublishedPart[];
  /**
   * Content of the company and of the sections of this page, and the facts of the privacy policy;
   * other sections are requested.
   */
  readonly content: Readonly<Partial<Record<PublishedPart, unknown>>>;
}

/** Content of one section that is not published yet. */
export interface ContentPreview {
  readonly section: Section;
  readonly content: unknown;
}

// The used part of a browser's globals; the contract is also compiled for servers.
interface Surroundings {
  readonly document?: { getElementById(id: string): { readonly textContent: string | null } | null };
  readonly sessionStorage?: { getItem(key: string): string | null };
  /** For rendering a page without a document: its content. */
  readonly kadamContent?: PublishedContent;
}

const surroundings: () => Surroundings = () => globalThis as Surroundings;

const NONE: PublishedContent = { published: [], content: {} };

function readContent(): PublishedContent {
  const { document, kadamContent = NONE } = surroundings();
  if (!document) return kadamContent;
  const text = document.getElementById(CONTENT_ID)?.textContent;
  const published = text ? (JSON.parse(text) as PublishedContent) : NONE;
  const preview = readPreview();
  if (!preview) return published;
  const { section, content } = preview;
  return {
    published: [...published.published.filter((name) => name !== section), section],
    content: { ...published.content, [section]: content },
  };
}

/** The content that this tab previews. */
export function readPreview(): ContentPreview | undefined {
  try {
    return (
      (JSON.parse(surroundings().sessionStorage?.getItem(PREVIEW_KEY) ?? 'null') as ContentPreview | null) ?? undefined
    );
  } catch {
    // Browsers can disable the storage.
    return undefined;
  }
}

/** Read once, when the page starts. */
export const PUBLISHED: PublishedContent = readContent();

/** Whether the office has replaced the built-in content of a section. */
export const isPublished = (section: string): boolean => (PUBLISHED.published as readonly string[]).includes(section);
