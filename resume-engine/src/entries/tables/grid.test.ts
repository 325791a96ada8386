import type { Line } from '../../document/line';
import { linesOf } from '../testing/lines-of';
import { findGrid } from './grid';

function numbered(line: Line): Line {
  const [number, ...cells] = line.cells.map((cell) => ({ ...cell, text: cell.text.trim() }));
  const isNumber = number !== undefined && /^\d+\.$/.test(number.text);
  return isNumber
    ? { ...line, bullet: number.text, cells, text: cells.map(({ text }) => text).join('\t') }
    : { ...line, cells: number ? [number, ...cells] : [] };
}

const rowsOf = (text: string) =>
  findGrid(linesOf(text).map(numbered))?.rows.map((row) => row.map((cell) => cell.text).join(' | '));

it('puts a row number into a separate cell, so that hanging text belongs to the row', () => {
  const table = `
S.No.\tName of the    \tPost Held  \tFrom
     \tOrganization
1.   \tHooghly Freight\tSenior Data\tJan'23
     \tLtd            \tAnalyst
2.   \tAire Valley    \tGraduate   \tNov'19
     \tGrocers plc    \tAnalyst`;
  expect(rowsOf(table)).toEqual([
    'S.No. | Name of the Organization | Post Held | From',
    "1. | Hooghly Freight Ltd | Senior Data Analyst | Jan'23",
    "2. | Aire Valley Grocers plc | Graduate Analyst | Nov'19",
  ]);
});

it('joins a date broken inside its year by a narrow column, but not other numbers', () => {
  const table = `
Post    \tFrom     \tTo       \tMarks
Wireman \t01/03/201\t28.02.202\t74.5
        \t8        \t0        \t2016
Fitter  \t01/03/202\tTill Now \t66
        \t1`;
  expect(rowsOf(table)).toEqual([
    'Post | From | To | Marks',
    'Wireman | 01/03/2018 | 28.02.2020 | 74.5 2016',
    'Fitter | 01/03/2021 | Till Now | 66',
  ]);
});

it('reads rows and columns of a table with known borders, whatever the lines hold', () => {
  const place = (row: number, column: number) => ({ table: 1, row, column });
  const lines = linesOf(`
Diploma    \tDurgapur    \t68.9%
Electrical \tInstitute
Engineering
Higher     \tProject Boys\t54.6%
Secondary`);
  const rows = [0, 0, 0, 1, 1];
  const placed = lines.map((line, at) => ({
    ...line,
    cells: line.cells.map((cell, column) => ({ ...cell, text: cell.text.trim(), place: place(rows[at]!, column) })),
  }));
  expect(findGrid(placed)?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Diploma Electrical Engineering', 'Durgapur Institute', '68.9%'],
    ['Higher Secondary', 'Project Boys', '54.6%'],
  ]);
});

it('reads rows by their distance where cells are centered', () => {
  const table = `
     \tYear\tQualification    \tMarks

     \t    \tMaster of Business
1    \t2019\tAd-              \t74.5
     \t    \tministration

     \t    \tBachelor of
2    \t2017\tCommerce         \t69.5`;
  const lines = linesOf(table).map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, text: cell.text.trim() })).filter(({ text }) => text),
  }));
  expect(findGrid(lines)?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['', 'Year', 'Qualification', 'Marks'],
    ['1', '2019', 'Master of Business Administration', '74.5'],
    ['2', '2017', 'Bachelor of Commerce', '69.5'],
  ]);
});

it('reads rows at one distance by their first cells and figures', () => {
  const table = `
Degree \tCollege      \tYear\tMarks
B.Com  \tHolkar      \t2011\t52
12th   \tMalav School\t2008\t58`;
  expect(rowsOf(table)?.length).toBe(3);
});
