import { fileSizeText, validateFiles, RESUME_ACCEPT, RESUME_NOTE } from './resume-file';

const TEN_MB = 10 * 1024 * 1024;

it('states the enforced rules', () => {
  expect(RESUME_NOTE).toBe('PDF, DOC & DOCX only. Max 10MB file size.');
  expect(RESUME_ACCEPT).toBe('.pdf,.doc,.docx');
});

describe('validateFiles', () => {
  it.each([
    ['a PDF', [{ name: 'cv.pdf', size: 10 }], undefined],
    ['capital suffixes', [{ name: 'CV.DOCX', size: 10 }], undefined],
    ['an old Word file', [{ name: 'my.resume.doc', size: 10 }], undefined],
    ['a file of exactly the limit', [{ name: 'cv.pdf', size: TEN_MB }], undefined],
    ['one byte more', [{ name: 'cv.pdf', size: TEN_MB + 1 }], 'File too large. Maximum size is 10MB.'],
    ['a picture', [{ name: 'cv.png', size: 10 }], 'Unsupported file type. Please upload PDF, DOC, or DOCX.'],
    ['a name without suffix', [{ name: 'pdf', size: 10 }], 'Unsupported file type. Please upload PDF, DOC, or DOCX.'],
    [
      'a suffix in the middle',
      [{ name: 'cv.pdf.exe', size: 10 }],
      'Unsupported file type. Please upload PDF, DOC, or DOCX.',
    ],
    ['text that is not a file', [], 'Unsupported file type. Please upload PDF, DOC, or DOCX.'],
    ['an empty file', [{ name: 'cv.pdf', size: 0 }], 'This file is empty. Please choose another file.'],
    [
      'two files',
      [
        { name: 'a.pdf', size: 1 },
        { name: 'b.pdf', size: 1 },
      ],
      'Please drop one file at a time.',
    ],
  ])('judges %s', (_, files, message) => {
    expect(validateFiles(files)).toBe(message);
  });
});

it.each([
  [1, '1 KB'],
  [24_300, '24 KB'],
  [1024 * 1024, '1 MB'],
  [2_500_000, '2.4 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
