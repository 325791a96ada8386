import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../index';

const fixture = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../../fixtures', name)));

describe('readDocument', () => {
  it('reads the items of a PDF with their positions and looks', async () => {
    const document = await readDocument(fixture('education-institution-pipe-location.pdf'));
    expect(document).toMatchObject({ kind: 'pdf', pages: [{ width: 612, height: 792 }], pagesLeftOut: 0 });
    expect(document.items[0]).toMatchObject({ text: 'ELENA VOSS', isBold: true, page: 1, order: 0, source: 'pdf' });
    expect(document.items.map(({ text }) => text).join('\n')).toContain(
      'Master of Science in Computer Science\nRidgemont State University',
    );
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a PDF that is cut off at its start', '%PDF-1.4\n', 'damaged'],
    ['rich text', '{\\rtf1\\ansi Asha Rao}', 'unsupported'],
    ['a web page', '<!DOCTYPE html><html></html>', 'unsupported'],
    ['plain text', 'Asha Rao', 'unsupported'],
  ])('rejects %s', async (_, text, code) => {
    await expect(readDocument(new TextEncoder().encode(text))).rejects.toMatchObject({
      name: 'UnreadableDocument',
      code,
    });
  });
});
