import { readDocument } from './read-document';

const text = (content: string) => new TextEncoder().encode(content);

test.each([
  ['nothing', new Uint8Array(), 'The file is empty. Save it again with its text, as PDF or DOCX.'],
  [
    'a PDF that breaks off',
    text('%PDF-1.7\n1 0 obj'),
    'The PDF is damaged and cannot be opened. Save it again as PDF or DOCX.',
  ],
  [
    'rich text',
    text('{\\rtf1\\ansi Asha Rao}'),
    'The file is rich text (RTF), whatever its name says. Save it as DOCX or PDF.',
  ],
])('the error for %s has cause and remedy', async (_, bytes, message) => {
  await expect(readDocument(bytes)).rejects.toThrow(message);
});
