import { formatOf, rejectForeign } from './format';

test.each([
  ['title,company\n', 'csv'],
  ['"title";"company"\n', 'csv'],
  ['\n  [{"title":"Chef"}]', 'json'],
  ['{"jobs":[]}', 'json'],
  ['<?xml version="1.0"?><source>', 'xml'],
])('%j is %s', (start, format) => {
  expect(formatOf(start)).toBe(format);
});

test.each([
  ['  \n', 'The file is empty.'],
  ['<!DOCTYPE html><html>', 'This is a web page, not a file of postings.'],
])('%j is rejected', (start, message) => {
  expect(() => formatOf(start)).toThrow(message);
});

test.each([
  ['PK\x03\x04', 'This is a spreadsheet or a ZIP archive. Save the sheet as "CSV UTF-8"'],
  ['\x1f\x8b\x08\x00', 'This is compressed. Unpack it with gunzip first.'],
  ['%PDF-1.7', 'This is a PDF.'],
])('a file that starts with %j is rejected', (start, message) => {
  expect(() => rejectForeign(Buffer.from(start, 'latin1'))).toThrow(message);
});
