import { type CheckDefinition, graded } from '../check';
import { ofPage } from '../evidence';

const INCH = 72;
const MAX_INK = 0.55;

export const marginsAndDensity: CheckDefinition = {
  id: 'F9',
  panel: 'atsEssentials',
  title: 'Margins and white space',
  max: 1,
  effort: 1,
  needsFile: true,
  why: 'Text that touches the edge is cut off by printers and looks crowded on a screen.',
  judge({ document, layout: { lines, scale } }) {
    const [page] = document.pages;
    if (document.kind !== 'pdf' || !page || lines.length === 0)
      return { skip: 'Only a PDF has positions of its text.' };
    const left = Math.min(...lines.map(({ x }) => x)) / scale / INCH;
    const right = (page.width - Math.max(...lines.map((line) => line.right)) / scale) / INCH;
    const narrow = Math.min(left, right);
    const isWide = narrow >= 0.45 && left <= 1.25;
    const ink = lines.reduce((sum, { size }) => sum + size / scale, 0) / (page.height * document.pages.length);
    return {
      share: graded(isWide && ink <= MAX_INK, isWide || ink <= MAX_INK),
      message: `Your text ${narrow < 0 ? 'runs over the edge of the page' : `is ${narrow.toFixed(1)} inches from the edge`}, and lines fill ${Math.round(ink * 100)}% of the page's height.`,
      fix: isWide
        ? 'Leave a little more space between sections, or cut some lines.'
        : 'Set the margins between 0.5 and 1 inch on all sides.',
      evidence: [ofPage(1, `Left ${left.toFixed(2)} in, right ${right.toFixed(2)} in`)],
    };
  },
};
