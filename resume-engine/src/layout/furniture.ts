import type { ReadDocument } from '../document/document';
import type { Run } from './runs';
import { joined } from './cells';
import { rowsOf } from './lines';

const EDGE_SHARE = 0.08;
const REPEATED_EDGE_SHARE = 0.12;
const PAGE_NUMBER = /^(?:page\s*)?[-–—|]?\s*\d{1,2}\s*(?:(?:of|\/)\s*\d{1,2})?\s*[-–—|]?$/iu;
const PAGE_OF_PAGES = /\bpage\s*\d{1,2}\b|[-–—|]\s*\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/iu;
const DATE_NOTE = /^(?:last\s+)?(?:updated|modified|generated|printed)\b/iu;

/** Separates page numbers, running heads and the like from the body text. */
export function splitFurniture(document: ReadDocument, runs: readonly Run[]): { body: Run[]; furniture: Run[][] } {
  const rows = document.pages.flatMap((_, at) => rowsOf(runs.filter((run) => run.page === at + 1)));
  const edges = rows.filter((row) => isAtEdge(document, row[0]!, REPEATED_EDGE_SHARE));
  const furniture = edges.filter(
    (row) => (isMarked(joined(row)) && isAtEdge(document, row[0]!, EDGE_SHARE)) || isRepeated(document, row, edges),
  );
  const taken = new Set(furniture.flat());
  const feet = rowsOf(runs.filter((run) => run.source === 'docx-footer' && !taken.has(run)));
  return {
    body: runs.filter((run) => !taken.has(run) && run.source !== 'docx-footer'),
    furniture: [...furniture, ...feet],
  };
}

function isAtEdge(document: ReadDocument, run: Run, share: number): boolean {
  const height = document.pages[run.page - 1]?.height ?? 0;
  return height > 0 && (run.y < share * height || run.y > (1 - share) * height);
}

const isMarked = (text: string): boolean =>
  text.length < 80 && (PAGE_NUMBER.test(text) || PAGE_OF_PAGES.test(text) || DATE_NOTE.test(text));

/**
 * The first occurrence of a running head is included in the body: it may be the only place of the
 * name.
 */
function isRepeated(document: ReadDocument, row: readonly Run[], edges: readonly Run[][]): boolean {
  const masked = maskOf(row);
  const { page, y } = row[0]!;
  const isFoot = y > (document.pages[page - 1]?.height ?? 0) / 2;
  return edges.some(([other], at) => {
    if (other === undefined || Math.abs(other.y - y) > 3 || maskOf(edges[at]!) !== masked) return false;
    return isFoot ? other.page !== page : other.page < page;
  });
}

const maskOf = (row: readonly Run[]): string => joined(row).toLowerCase().replace(/\d/gu, '#');
