import * as pdfjs from 'pdfjs-dist';
import 'pdfjs-dist/build/pdf.worker.mjs';
import type { AtsResult } from '../../../lib/ats-result';
import { isUnsure } from '../../../lib/found-fields';
import { boxesOf, type Box, type Glyphs } from './text-boxes';

interface DrawPdf extends Pick<AtsResult, 'fields' | 'reading'> {
  readonly file: File;
  readonly place: HTMLElement;
  readonly signal: AbortSignal;
}

type TextContent = Awaited<ReturnType<pdfjs.PDFPageProxy['getTextContent']>>;

const MAX_PAGES = 5;
const SHARPNESS = 1.6;

/**
 * Renders the first pages of a PDF and highlights the parsed fields. pdf.js runs on the main
 * thread: its worker would need a script URL that the content security policy does not allow.
 */
export async function drawPdf({ file, fields, reading, place, signal }: DrawPdf): Promise<void> {
  const data = new Uint8Array(await file.arrayBuffer());
  const loading = pdfjs.getDocument({
    data,
    isEvalSupported: false,
    useWasm: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  signal.addEventListener('abort', () => void loading.destroy());
  const pdf = await loading.promise;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: SHARPNESS });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', `Page ${number} of ${pdf.numPages}`);
    await page.render({ canvas, viewport }).promise;
    const marks = boxesOf(await glyphsOf(page, viewport), reading, fields).map(markOf);
    if (signal.aborted) return;
    const sheet = document.createElement('div');
    sheet.append(canvas, ...marks);
    place.append(sheet);
  }
}

async function glyphsOf(page: pdfjs.PDFPageProxy, viewport: pdfjs.PageViewport): Promise<Glyphs> {
  const items = await textItemsOf(page);
  const { width, height, scale } = viewport;
  return {
    page: page.pageNumber,
    runs: items.flatMap((item) => {
      if (!('str' in item) || item.str === '') return [];
      const [, slope = 0, , , x = 0, y = 0] = item.transform as number[];
      if (slope !== 0) return [];
      const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x, y) as number[];
      const tall = item.height * scale;
      return [
        {
          text: item.str,
          left: left / width,
          top: (bottom - tall) / height,
          width: (item.width * scale) / width,
          height: (tall * 1.2) / height,
        },
      ];
    }),
  };
}

/** Like `getTextContent`, which uses a stream iterator that Safari before 27 lacks. */
async function textItemsOf(page: pdfjs.PDFPageProxy) {
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  const items: TextContent['items'] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) items.push(...read.value.items);
  return items;
}

function markOf({ field, ...box }: Box): HTMLElement {
  const mark = document.createElement('i');
  mark.setAttribute('aria-hidden', 'true');
  mark.dataset.unsure = String(isUnsure(field));
  for (const side of ['left', 'top', 'width', 'height'] as const) mark.style[side] = `${box[side] * 100}%`;
  return mark;
}
