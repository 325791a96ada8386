import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentFont, Page } from '../../document/document';
import type { Item } from '../../document/item';
import type { RawDocument } from '../raw-document';
import { UnreadableDocument } from '../unreadable-document';
import { openPdf } from './open-pdf';
import type { OperatorCodes } from './page-operators';
import { readPdfPage, type PdfPage } from './read-pdf-page';

/** A resume has a few pages; only the beginning of a longer document is read. */
const MAX_PAGES = 30;

/** Replaces an unreadable page, so that the others have the right numbers. */
const UNREAD_PAGE: Page = { width: 595, height: 842, pictureShare: 0 };

/**
 * Reads a PDF.
 * @throws {UnreadableDocument} if it is encrypted, or has no readable page
 */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  const { document, OPS } = await openPdf(bytes);
  try {
    const pages = await readPages(document, OPS);
    if (!pages.some(Boolean)) throw new UnreadableDocument('damaged', 'No page of the PDF can be read.');
    return {
      kind: 'pdf',
      pages: pages.map((page) => page?.page ?? UNREAD_PAGE),
      items: numbered(pages),
      links: pages.flatMap((page, index) => (page?.links ?? []).map((link) => ({ ...link, page: index + 1 }))),
      fonts: distinctFonts(pages),
      pagesLeftOut: document.numPages - pages.length,
      ...(await titleOf(document)),
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function readPages(document: PDFDocumentProxy, OPS: OperatorCodes) {
  const pages: (PdfPage | undefined)[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    pages.push(await readPage(document, { number, OPS, before: pages.at(-1) }));
  }
  return pages;
}

interface NextPage {
  readonly number: number;
  readonly OPS: OperatorCodes;
  readonly before: PdfPage | undefined;
}

async function readPage(document: PDFDocumentProxy, { number, OPS, before }: NextPage) {
  try {
    const page = await document.getPage(number);
    const read = await readPdfPage(page, OPS, before);
    page.cleanup();
    return read;
  } catch {
    return undefined;
  }
}

function numbered(pages: readonly (PdfPage | undefined)[]): Item[] {
  return pages
    .flatMap((page, index) => (page?.items ?? []).map((item) => ({ ...item, page: index + 1 })))
    .map((item, order) => ({ ...item, order, source: 'pdf' }));
}

function distinctFonts(pages: readonly (PdfPage | undefined)[]): DocumentFont[] {
  const fonts = new Map<string, DocumentFont>();
  for (const { name, hasUnicodeMap } of pages.flatMap((page) => page?.fonts ?? [])) {
    fonts.set(`${name} ${hasUnicodeMap}`, { name, hasUnicodeMap });
  }
  return [...fonts.values()];
}

/** The title in the metadata; some files have none, some have nonsense. */
async function titleOf(document: PDFDocumentProxy): Promise<{ title?: string }> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const { Title } = info as Record<string, unknown>;
  return typeof Title === 'string' && Title.trim() ? { title: Title.trim() } : {};
}
