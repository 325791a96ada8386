import html2pdf, { type Html2PdfWorker } from 'html2pdf.js/src/index.js';
import { jsPDF } from 'jspdf';
import { drawSheet } from './draw-sheet';
import type { PdfDocument } from './pdf-document';
import { printCopy } from './print-copy';

export { missingLetters } from './missing-letters';

export interface AboutPdf {
  readonly title: string;
  readonly author: string;
  /** A language tag such as `en-IN`. */
  readonly language: string;
}

/**
 * The sheet as a PDF of A4 pages with real text.
 * @param sheet the page of the editor, laid out; it is not changed
 * @throws when a font cannot be fetched
 */
export const exportPdf = (sheet: HTMLElement, about: AboutPdf): Promise<Blob> =>
  withPdf(sheet, about, async (worker) => (await worker.output('blob')) as Blob);

export const savePdf = (sheet: HTMLElement, about: AboutPdf): Promise<void> =>
  withPdf(sheet, about, async (worker) => {
    await worker.save(FILE_NAME);
  });

const FILE_NAME = 'resume.pdf';
const PAPER = { unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true } as const;

/** Set before html2pdf.js renders, because it would produce an image without text. */
async function withPdf<Outcome>(
  sheet: HTMLElement,
  about: AboutPdf,
  finish: (worker: Html2PdfWorker) => Promise<Outcome>,
): Promise<Outcome> {
  const before = new Set(overlays());
  try {
    const worker = html2pdf()
      .set({ margin: 36, enableLinks: false, pagebreak: { mode: [] }, jsPDF: PAPER })
      .from(printCopy(sheet).sheet);
    await worker.toContainer();
    const overlay = overlays().find((candidate) => !before.has(candidate));
    const copy = overlay?.firstElementChild?.firstElementChild;
    if (!overlay || !(copy instanceof HTMLElement)) throw new Error('The copy of the sheet was not laid out.');
    overlay.inert = true;
    await document.fonts.ready;
    const pdf = new jsPDF(PAPER);
    pdf.setProperties({ title: about.title, author: about.author, creator: 'Kadam' });
    await drawSheet(pdf as unknown as PdfDocument, copy, about.language);
    return await finish(worker.set({ pdf }));
  } finally {
    for (const overlay of overlays()) if (!before.has(overlay)) overlay.remove();
  }
}

const overlays = () => [...document.querySelectorAll<HTMLElement>('body > .html2pdf__overlay')];
