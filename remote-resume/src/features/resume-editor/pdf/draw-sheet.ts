import { baseline, drawLine, type Ink, isInFace, type PlaceOnPage, SCALE } from './draw-line';
import { addFaces } from './faces';
import { letterFont, type LetterFont } from './letter-font';
import { letterPicture } from './letter-picture';
import { type Line, linesOf, type Piece } from './lines';
import type { FaceId } from './look';
import { printBreaks } from './page-breaks';
import { num, type PdfDocument } from './pdf-document';
import { type Rule, rulesOf } from './rules';
import { createTags } from './tags';

const MARGIN_PT = 36;
const HEIGHT_PT = 841.89;

export async function drawSheet(pdf: PdfDocument, sheet: HTMLElement, language: string): Promise<void> {
  const lines = linesOf(sheet);
  const tops = [0, ...printBreaks(sheet)];
  const pageOf = ({ top }: { top: number }) => Math.max(1, tops.filter((start) => start <= top + 1).length);
  const rules = rulesOf(sheet, lines);
  const faces = await addFaces(pdf, lines);
  const letterFonts = new Map<FaceId, LetterFont>();
  const ink: Ink = {
    faces,
    letters: (face) => {
      const font = letterFonts.get(face) ?? letterFont(pdf, face);
      letterFonts.set(face, font);
      return font;
    },
    tags: createTags(pdf, sheet),
  };
  tops.forEach((top, index) => {
    const page = index + 1;
    if (index > 0) pdf.addPage();
    const place: PlaceOnPage = {
      page,
      x: (px) => MARGIN_PT + px * SCALE,
      y: (px) => HEIGHT_PT - MARGIN_PT - (px - top) * SCALE,
    };
    for (const rule of rules.filter(({ line, top: y }) => pageOf(line) === page && y >= top))
      drawRule(pdf, rule, place);
    for (const line of lines.filter((candidate) => pageOf(candidate) === page)) draw(pdf, { line, ink, place });
  });
  ink.tags.finish(language);
}

function draw(pdf: PdfDocument, { line, ink, place }: { line: Line; ink: Ink; place: PlaceOnPage }): void {
  pdf.internal.out(drawLine(line, ink, place));
  const shown = line.pieces.filter((piece) => !isInFace(piece, ink.faces));
  for (const piece of shown) drawPicture(pdf, piece, place);
  const underlined = line.pieces.filter(({ look }) => look.isUnderlined);
  for (const piece of underlined) drawRule(pdf, underline(piece), place);
}

const drawRule = (pdf: PdfDocument, { left, right, top, bottom, color }: Omit<Rule, 'line'>, { x, y }: PlaceOnPage) => {
  const area = [x(left), y(bottom), (right - left) * SCALE, (bottom - top) * SCALE].map(num).join(' ');
  pdf.internal.out(`/Artifact BMC ${color.map(num).join(' ')} rg ${area} re f EMC`);
};

// Noto Sans, in em: position and thickness of the underline.
const underline = (piece: Piece) => {
  const { size, color } = piece.look;
  const top = baseline(piece) + 0.1 * size;
  return { left: piece.left, right: piece.right, top, bottom: top + 0.05 * size, color };
};

function drawPicture(pdf: PdfDocument, piece: Piece, { x, y }: PlaceOnPage): void {
  const picture = letterPicture(piece, baseline(piece));
  if (!picture) return;
  const { canvas, left, top, width, height } = picture;
  pdf.internal.out('/Artifact BMC');
  const fromTop = HEIGHT_PT - y(top);
  pdf.addImage(canvas, 'PNG', x(left), fromTop, width * SCALE, height * SCALE);
  pdf.internal.out('EMC');
}
