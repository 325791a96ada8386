import type * as pdfjsDist from 'pdfjs-dist';
import { UnreadableDocument } from '../unreadable-document';
import type { OperatorCodes } from './page-operators';
import { rejectBombs } from './reject-bombs';

/** Globals that pdf.js requires for drawing when loaded; nothing here draws (`no-canvas/`). */
const DRAWING_CLASSES = ['DOMMatrix', 'ImageData', 'Path2D'];
const PDFJS_GLOBALS = [...DRAWING_CLASSES, 'pdfjsLib', '_pdfjsTestingUtils'];

let loading: Promise<typeof pdfjsDist> | undefined;

/** pdf.js, loaded at the first call and cached. */
export const loadPdfjs = (): Promise<typeof pdfjsDist> => (loading ??= load());

/**
 * Opens a PDF.
 * @throws {UnreadableDocument} if it is too large, needs a password, or cannot be parsed
 */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ document: pdfjsDist.PDFDocumentProxy; OPS: OperatorCodes }> {
  rejectBombs(bytes);
  const pdfjs = await loadPdfjs();
  const root = packageFolder();
  const task = pdfjs.getDocument({
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: true,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: `${root}standard_fonts/`,
    cMapUrl: `${root}cmaps/`,
    cMapPacked: true,
  });
  try {
    return { document: await task.promise, OPS: pdfjs.OPS };
  } catch (error) {
    await task.destroy();
    throw unreadable(error);
  }
}

function unreadable(error: unknown): UnreadableDocument {
  if (error instanceof Error && error.name === 'PasswordException') {
    return new UnreadableDocument('encrypted', 'The PDF is protected by a password. Send a copy without one.');
  }
  return new UnreadableDocument('damaged', 'The PDF is damaged and cannot be opened.');
}

/** The worker code runs in this thread; isolation is up to the caller, around the whole engine. */
async function load() {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const { push } = Array.prototype;
  for (const name of DRAWING_CLASSES) if (!before.has(name)) Reflect.set(globalThis, name, class {});
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  for (const name of PDFJS_GLOBALS) if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
  // The legacy build replaces it in Node 20 by a slow one that also extends arrays of 2³² items.
  Array.prototype.push = push;
  return pdfjs;
}

const packageFolder = () => require.resolve('pdfjs-dist/package.json').replace(/package\.json$/, '');
