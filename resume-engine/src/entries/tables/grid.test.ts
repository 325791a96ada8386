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
