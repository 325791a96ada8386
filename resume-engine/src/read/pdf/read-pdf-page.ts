import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import type { Link, Page } from '../../document/document';
import { withDrawnBullets } from './drawn-bullets';
import { readAnnotations, textUnder } from './annotations';
import { multiply, type Matrix } from './matrix';
import { placeText, uprightItem, type PageItem } from './page-items';
import { readOperators, type OperatorCodes, type Operators } from './page-operators';
import { quarterTurns, turnBack } from './page-turn';
import { pdfFont, type PdfFont } from './pdf-font';
import { pictureShare } from './picture-share';
import { withTablePlaces, type ColumnBorders } from './ruled-tables';
import { withSoftHyphens } from './soft-hyphens';
import { lookRuns, looksOf } from './text-looks';

export interface PdfPage {
  readonly page: Page;
  readonly items: readonly PageItem[];
  readonly links: readonly Omit<Link, 'page'>[];
  readonly fonts: readonly PdfFont[];
  readonly tables: readonly ColumnBorders[];
}

/**
 * With that many shapes and no text, the text is drawn as shapes, which is equivalent to a picture.
 */
const OUTLINED_TEXT = 100;

/** Reads one page: texts with their looks, pictures, links, filled fields. */
export async function readPdfPage(
  page: PDFPageProxy,
  OPS: OperatorCodes,
  before?: Pick<PdfPage, 'tables'>,
): Promise<PdfPage> {
  const operators = await readOperators(page);
  const texts = withSoftHyphens(await readTexts(page), operators, OPS);
  const looks = looksOf(
    texts.map(({ str }) => str),
    lookRuns(operators, OPS),
  );
  const fonts = new Map<string, PdfFont>();
  const fontOf = (id: string) => fonts.get(id) ?? fonts.set(id, pdfFont(page, id)).get(id)!;
  const sheet = uprightSheet(page, texts);
  const items = texts.flatMap((text, index): PageItem[] => {
    const item = text.str.trim() === '' ? undefined : uprightItem(placeText(text, { toPage: sheet.toPage, fontOf }));
    const look = looks[index];
    if (!item) return [];
    return [look ? { ...item, color: look.color, isBold: item.isBold || look.isThickened } : item];
  });
  const drawn = { operators, OPS, toPage: sheet.toPage };
  const annotations = await readAnnotations(page, sheet.toPage);
  const isDrawn = items.length === 0 && drawnPaths(operators, OPS) >= OUTLINED_TEXT;
  const { boxes, ...placed } = withTablePlaces(withDrawnBullets([...items, ...annotations.items], drawn), {
    ...drawn,
    page: page.pageNumber,
    before: before?.tables ?? [],
  });
  return {
    page: {
      width: sheet.width,
      height: sheet.height,
      pictureShare: isDrawn ? 1 : pictureShare(operators, OPS, sheet),
      ...(boxes.length > 0 && { tables: boxes }),
    },
    ...placed,
    links: annotations.links.map(({ url, box }) => ({ url, text: textUnder(box, items) })),
    fonts: [...fonts.values()],
  };
}

const drawnPaths = ({ codes }: Operators, OPS: OperatorCodes) =>
  codes.filter((code) => code === OPS.constructPath).length;

async function readTexts(page: PDFPageProxy): Promise<TextItem[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.filter((item): item is TextItem => 'str' in item);
}

function uprightSheet(page: PDFPageProxy, texts: readonly TextItem[]) {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const toPage = transform as unknown as Matrix;
  const fontOf = () => ({ name: '', isBold: false, isItalic: false, hasUnicodeMap: true });
  const quarters = quarterTurns(texts.map((text) => placeText(text, { toPage, fontOf })));
  const isOnItsSide = quarters % 2 === 1;
  return {
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    toPage: multiply(turnBack(quarters, { width, height }), toPage),
  };
}
