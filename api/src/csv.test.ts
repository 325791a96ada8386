import { parse } from 'csv-parse/sync';
import { CSV_START, csvLine } from './csv';

test('quotes, commas, line breaks and Hindi are preserved', () => {
  const cells = ['Asha "Ash" Rao', 'Pune, Maharashtra', 'two\nlines', 'आशा', '', ' spaced '];
  expect(parse(CSV_START + csvLine(cells), { bom: true })).toEqual([cells]);
});

test.each([
  '=1+1',
  '+91 98765 43210',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＠SUM(A1)',
  '=HYPERLINK("https://evil.example","x")',
])('a spreadsheet shows %j as text', (text) => {
  expect(parse(csvLine([text]))).toEqual([[`'${text}`]]);
});

test('characters inside a cell are unchanged', () => {
  expect(csvLine(['a=b', '12.5', 'x-y'])).toBe('"a=b","12.5","x-y"\r\n');
});
