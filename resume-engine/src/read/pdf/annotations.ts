import type { PDFPageProxy } from 'pdfjs-dist';
import { boxOf, type Box, type Matrix } from './matrix';
import type { PageItem } from './page-items';

/** Used properties of a pdf.js annotation. */
interface Annotation {
  readonly subtype?: string;
  readonly rect?: [number, number, number, number];
  readonly url?: string;
  readonly unsafeUrl?: string;
  readonly hidden?: boolean;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: string };
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

export interface PageAnnotations {
  readonly links: readonly { readonly url: string; readonly box: Box }[];
  readonly items: readonly PageItem[];
}

const USUAL_SIZE = 10;

/** Links and filled form fields of a page; broken annotations are ignored. */
export async function readAnnotations(page: PDFPageProxy, toPage: Matrix): Promise<PageAnnotations> {
  const annotations = (await page.getAnnotations().catch(() => [])) as Annotation[];
  const shown = annotations.filter(({ hidden, rect }) => !hidden && rect);
  return {
    links: shown.flatMap((annotation) => {
      const url = annotation.subtype === 'Link' ? (annotation.url ?? annotation.unsafeUrl) : undefined;
      return url ? [{ url, box: boxOf(toPage, annotation.rect!) }] : [];
    }),
    items: shown.flatMap((annotation) => filledLines(annotation, toPage)),
  };
}

function filledLines(annotation: Annotation, toPage: Matrix): PageItem[] {
  const size = annotation.defaultAppearanceData?.fontSize || USUAL_SIZE;
  const [left, top, right] = boxOf(toPage, annotation.rect!);
  const lines = filledText(annotation).split(/\r\n?|\n/u);
  return lines.flatMap((text, index) =>
    text.trim() === ''
      ? []
      : [
          {
            x: left,
            y: top + size * (1 + index * 1.2),
            width: Math.min(right - left, text.length * size * 0.5),
            height: size,
            size,
            isBold: false,
            isItalic: false,
            font: '',
            text,
          },
        ],
  );
}

function filledText({ subtype, fieldType, fieldValue, contentsObj }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === 'string').join(', ');
}

/** The whole words under a box, in item order. */
export function textUnder(box: Box, items: readonly PageItem[]): string {
  const [left, top, right, bottom] = box;
  const words = items
    .filter(({ x, y, width, size }) => {
      const middle = y - size * 0.3;
      return middle > top && middle < bottom && x < right && x + width > left;
    })
    .flatMap((item) => wordsBetween(item, left, right));
  return words.join(' ').trim();
}

/** Letters count as equally wide; a word is included if its middle is inside. */
function wordsBetween({ text, x, width }: PageItem, left: number, right: number): string[] {
  const words = [...text.matchAll(/\S+/gu)];
  return words
    .filter((word) => {
      const middle = x + ((word.index + word[0].length / 2) / text.length) * width;
      return middle >= left && middle <= right;
    })
    .map(([word]) => word);
}
