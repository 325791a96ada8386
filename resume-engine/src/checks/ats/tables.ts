import type { Line } from '../../document/line';
import type { CheckDefinition } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';

const ROWS = 2;

export const tables: CheckDefinition = {
  id: 'A3',
  panel: 'atsEssentials',
  title: 'No tables around your text',
  max: 1,
  effort: 2,
  needsFile: true,
  why: 'Many systems read tables cell by cell in their own order, or leave them out.',
  judge(context) {
    const { facts } = context;
    const experienceLines = tableRows(context, facts.linesOf('experience', 'internships'));
    const others = tableRows(context, facts.linesOf('education', 'skills', 'projects', 'certifications'));
    const rows = [...experienceLines, ...others];
    const row = rows.find(({ cells }) => cells.length > 1);
    return {
      share: experienceLines.length > 0 ? 0 : others.length > 0 ? 0.5 : 1,
      message:
        experienceLines.length > 0
          ? 'Your work experience is in a table.'
          : others.length > 0
            ? 'Part of your resume (education or skills) is in a table.'
            : 'No important text is in a table.',
      fix: 'Turn each row of the table into a line of text.',
      ...(row && {
        example: {
          before: row.cells.map(({ text }) => text).join(' | '),
          after: row.cells.map(({ text }) => text).join(', '),
        },
      }),
      evidence: rows.slice(0, 5).map(ofLine),
    };
  },
};

function tableRows(context: CheckContext, lines: readonly Line[]): Line[] {
  const isRow = (line: Line | undefined) => line !== undefined && line.cells.length >= 3;
  const rows = lines.filter((line, at) => isRow(line) && (isRow(lines[at - 1]) || isRow(lines[at + 1])));
  const marked = lines.filter((line) => isInWordTable(line) || isInRuledTable(context, line));
  const found = lines.filter((line) => rows.includes(line) || marked.includes(line));
  return found.length >= ROWS ? found : [];
}

const isInWordTable = ({ source, cells }: Line) => source === 'docx-table' && cells.length >= 2;

/** Whether the middle of the first letters of a line is in a table of its page. */
function isInRuledTable({ document: { pages }, layout: { scale } }: CheckContext, line: Line): boolean {
  const [x, y] = [(line.x + line.size / 2) / scale, (line.y - line.size * 0.3) / scale];
  const tables = pages[line.page - 1]?.tables ?? [];
  return tables.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
}
