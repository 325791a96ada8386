import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sniffDocument } from './sniff-document';
import { processorMs } from './testing/processor-time';

const fixture = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../fixtures', name)));
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const compoundFile = (stream: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le')]),
  );

describe('sniffDocument', () => {
  it.each([
    ['bare-linkedin-url-roundtrip.pdf', 'pdf'],
    ['education-institution-pipe-location.pdf', 'pdf'],
    ['skillora-junior_developer_resume.docx', 'docx'],
    ['skillora-junior_developer_resume.txt', 'unknown'],
  ])('reads %s as %s', (name, kind) => {
    expect(sniffDocument(fixture(name))).toBe(kind);
  });

  it.each([
    ['a PDF after a few stray bytes', bytesOf('\r\n\r\n%PDF-1.4\n'), 'pdf'],
    ['a Word binary file', compoundFile('WordDocument'), 'doc'],
    ['a spreadsheet in the same container', compoundFile('Workbook'), 'unknown'],
    ['rich text', bytesOf('{\\rtf1\\ansi Asha Rao}'), 'rtf'],
    ['a web page', bytesOf('\ufeff  <!DOCTYPE html><html></html>'), 'html'],
    ['a web page saved by Word', bytesOf('<html xmlns:w="urn:schemas-microsoft-com:office:word">'), 'html'],
    ['a web page in UTF-16', bytesOf('\ufeff<html><body>', 'utf16le'), 'html'],
    ['a web page that only talks about PDF later on', bytesOf(`<html><body>${' '.repeat(2000)}%PDF-`), 'html'],
    ['plain text', bytesOf('Asha Rao\nhtml, css'), 'unknown'],
    ['nothing', new Uint8Array(), 'unknown'],
  ])('reads %s', (_, bytes, kind) => {
    expect(sniffDocument(bytes)).toBe(kind);
  });

  it('does not take every ZIP archive for a Word document', () => {
    const archive = Buffer.from(fixture('skillora-junior_developer_resume.docx'));
    const renamed = archive.toString('latin1').replaceAll('word/document.xml', 'xl/workbooks.xml_');
    expect(sniffDocument(bytesOf(renamed, 'latin1'))).toBe('unknown');
  });

  it('finds the directory after an archive comment, and inside a larger buffer', () => {
    const archive = Buffer.from(fixture('skillora-junior_developer_resume.docx'));
    const comment = Buffer.from('written by hand');
    archive.writeUInt16LE(comment.length, archive.length - 2);
    const larger = Buffer.concat([Buffer.alloc(7), archive, comment]);
    expect(sniffDocument(new Uint8Array(larger.buffer, larger.byteOffset + 7, larger.length - 7))).toBe('docx');
  });

  it('never throws for truncated or damaged data', () => {
    const whole = fixture('skillora-junior_developer_resume.docx');
    for (let length = 0; length < whole.length; length += 997) {
      expect(sniffDocument(whole.subarray(0, length))).toBe('unknown');
    }
    for (let at = whole.length - 1500; at < whole.length; at += 1) {
      const damaged = Uint8Array.from(whole);
      damaged[at] = 0xff;
      expect(['docx', 'unknown']).toContain(sniffDocument(damaged));
    }
  });

  it('is fast on ten hostile megabytes', () => {
    const hostile = new Uint8Array(10 * 1024 * 1024).fill(0x57);
    hostile.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const before = processorMs();
    expect(sniffDocument(hostile)).toBe('unknown');
    expect(processorMs() - before).toBeLessThan(10_000);
  });
});
