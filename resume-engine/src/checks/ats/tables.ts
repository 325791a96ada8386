import type { Line } from '../../document/line';
import type { Check } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';

const ROWS = 2;

export const tables: Check = {
  id: 'A3',
  category: 'atsCompatibility',
  panel: 'atsEssentials',
  title: 'No tables around your text',
  max: 1,
  effort: 2,
  needsFile: true,
  why: 'Many systems read tables cell by cell in their own order, or leave them out.',
  judge(context) {
    const experienceLines = tableRows(context.facts.linesOf('experience', 'internships'));
    const others = tableRows(context.facts.linesOf('education', 'skills', 'projects', 'certifications'));
    const rows = [...experienceLines, ...others];
    return {
      share: experienceLines.length > 0 ? 0 : others.length > 0 ? 0.5 : 1,
      message:
        experienceLines.length > 0
          ? 'Your work experience stands in a table.'
          : others.length > 0
            ? 'Part of your resume (education or skills) stands in a table.'
            : 'No important text stands in a table.',
      fix: 'Turn each row of the table into a line of text.',
      ...(rows[0] && {
        example: {
          before: rows[0].cells.map(({ text }) => text).join(' | '),
          after: rows[0].cells.map(({ text }) => text).join(', '),
        },
      }),
      evidence: rows.slice(0, 5).map(ofLine),
    };
  },
};

function tableRows(lines: CheckContext['layout']['lines']): Line[] {
  const isRow = (line: Line | undefined) => line !== undefined && line.cells.length >= 3;
  const rows = lines.filter((line, at) => isRow(line) && (isRow(lines[at - 1]) || isRow(lines[at + 1])));
  const marked = lines.filter(({ source, cells }) => source === 'docx-table' && cells.length >= 2);
  const found = lines.filter((line) => rows.includes(line) || marked.includes(line));
  return found.length >= ROWS ? found : [];
}
