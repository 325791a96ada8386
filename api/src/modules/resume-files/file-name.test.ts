import { cleanFileName, mediaTypeOf } from './file-name';

test.each([
  ['Asha Rao.pdf', 'Asha Rao.pdf'],
  ['  Asha   Rao .PDF', 'Asha Rao.pdf'],
  ['../../etc/passwd/asha.docx', 'asha.docx'],
  ['C:\\Users\\asha\\resume.doc', 'resume.doc'],
  ['आशा राव.pdf', 'आशा राव.pdf'],
  ['resume\r\nX-Evil: 1.pdf', 'resume X-Evil 1.pdf'],
  ['resume\u202efdp.docx', 'resume fdp.docx'],
  ['a"b;c.pdf', 'a b c.pdf'],
  ['राज्\u200dय.pdf', 'राज्\u200dय.pdf'],
  ['...pdf', 'resume.pdf'],
  ['.pdf', 'resume.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('%j is shown and saved as %j', (given, expected) => {
  expect(cleanFileName(given)).toBe(expected);
});

test('the media type is that of the suffix', () => {
  expect(['a.pdf', 'a.doc', 'a.docx', 'a'].map(mediaTypeOf)).toEqual([
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/octet-stream',
  ]);
});
